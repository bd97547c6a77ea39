import { describe, expect, it } from 'vitest';
import { readSet, sourcesOf } from '../../engine/verify/testing/index.ts';
import { project } from '../../scripts/portal/project.ts';
import { readCode } from '../../scripts/portal/readPortal.ts';
import { packs } from '../../widgets/packs.ts';
import { pictureOfRelease, readKept, type KeptPerson, type KeptRelease } from './keptRelease.ts';

const codeOf = {
  library: () => Promise.resolve(sourcesOf(readSet('smallest'))),
  portal: () => readCode(project, packs),
};

/** Releases of each form that there ever was: today's code shows them as the code of their day did. */
describe.each(['form1'])('a release of %s', { timeout: 30_000 }, (form) => {
  describe.each(['library', 'portal'] as const)('of the %s', (name) => {
    const kept = readKept<KeptRelease>(`${form}/${name}/release.json`);
    const people = readKept<Record<string, KeptPerson>>(`${form}/${name}/people.json`);

    it.each(Object.entries(people))('decides for %s as it did then', async (who, person) => {
      const text = pictureOfRelease(kept, await codeOf[name](), person);
      await expect(text).toMatchFileSnapshot(`./${form}/${name}/${who}.txt`);
    });
  });
});
