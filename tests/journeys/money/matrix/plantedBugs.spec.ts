import { caseOf } from './cases.ts';
import { playedFindings } from './playCases.ts';
import { plant } from './plant.ts';
import { plantedBugs, type PlantedBug } from './plantedBugs.ts';
import { expect } from '../../journey/index.ts';
import { houseOfItsOwn, test as base } from './stage.ts';

const test = base.extend<{ bug: PlantedBug | undefined }>({
  bug: [undefined, { option: true }],
  places: [
    async ({ bug }, use) => {
      if (!bug) throw new Error('No bug is planted.');
      const { builtPortal, dispose } = plant(bug);
      const house = await houseOfItsOwn(builtPortal);
      try {
        await use(house.places);
      } finally {
        await house.stop();
        dispose();
      }
    },
    { scope: 'test', timeout: 300_000 },
  ],
});

// Each bug needs a build of the portal, so only the whole matrix plants them.
if (process.env['MONEY'] !== undefined) {
  for (const bug of plantedBugs) {
    test.describe(bug.what, () => {
      test.use({ bug });
      test(`the matrix finds a planted bug: ${bug.what}`, async ({ stage, complaints }) => {
        const findings = await playedFindings({ money: caseOf(bug.in), number: 0 }, stage, complaints);
        expect(findings.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...bug.finds]));
      });
    });
  }
}
