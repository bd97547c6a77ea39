import { join } from 'node:path';
import { buildWhenChanged } from '../../../scripts/start/build.ts';
import { seed } from '../../fixtures/sample.ts';
import { createPanel } from './panel.ts';
import { announcePlaces } from './places.ts';
import { startHouse } from './startHouse.ts';

const project = join(import.meta.dirname, '../../..');

/** Builds if sources changed and starts the house. @returns a function that audits its whole book and tears it down */
async function globalSetup(): Promise<() => Promise<void>> {
  console.log(`Rows and languages are those of SEED=${seed}.`);
  buildWhenChanged(project);
  const house = await startHouse({
    builtPortal: join(project, 'dist'),
    postgres: process.env['TEST_POSTGRES'],
  });
  announcePlaces(house.places);
  return async () => {
    const findings = await createPanel(house.places.panel)
      .bookFindings()
      .finally(() => house.stop());
    if (findings.length > 0) throw new Error(`The book is wrong: ${JSON.stringify(findings)}`);
  };
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default globalSetup;
