import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { listPersonas } from '../../sandbox/control/persona/index.ts';
import { loadPortal } from '../../engine/verify/index.ts';
import type { ManifestSet } from '../../engine/core/manifest/index.ts';
import { buildWhenChanged } from '../../scripts/start/build.ts';
import { currentProject } from '../../scripts/portal/project.ts';
import { readPortal } from '../../scripts/portal/readPortal.ts';
import { launchOptions } from '../journeys/house/launchOptions.ts';
import { createPanel } from '../journeys/house/panel.ts';
import type { HousePlaces } from '../journeys/house/places.ts';
import { startHouse } from '../journeys/house/startHouse.ts';
import { signIn } from '../journeys/journey/index.ts';
import { factsInPage, type KnownFacts } from './factsInPage.ts';

/**
 * Writes the persona manifests anew: signs in as each person of the sandbox and keeps what the portal then knows of them.
 * Names and numbers of people stay out, and so does what follows from the rest. Names after the command: only these.
 */
const wanted = process.argv.slice(2);

/** Where the portal learns what it knows: nothing is loaded before somebody asks. */
const addresses = [
  '/account-summary',
  '/billing',
  '/billing/pay',
  '/billing/statements',
  '/billing/auto-pay',
  '/services',
  '/selfinstall',
  '/cpni-verification',
];

/** When it is. Otherwise every recording would have other days than the one before, and an evening's is past the cut-off. */
const now = new Date('2026-11-21T18:00:00Z');

const { root: project, manifests: portalFolder } = currentProject();
buildWhenChanged(project);
const { manifests } = loadPortal(await readPortal(currentProject()));
const house = await startHouse({ builtPortal: join(project, 'dist') });
const browser = await chromium.launch(launchOptions);
try {
  const panel = createPanel(house.places.panel);
  await panel.setTime(now);
  const people = listPersonas().filter(({ username }) => wanted.length === 0 || wanted.includes(username));
  for (const { username, role, description } of people) {
    // A clone is made now; the household itself was as the sandbox started.
    const clone = await panel.clone(username);
    const known = await knownOf(browser, house.places, clone);
    write(username, `${role}: ${description}.`, kept(manifests, known));
  }
} finally {
  await browser.close();
  await house.stop();
}

async function knownOf(from: Browser, places: HousePlaces, username: string): Promise<KnownFacts> {
  const context = await from.newContext({
    baseURL: places.portal,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  });
  try {
    await signIn(context, places, username);
    const page = await context.newPage();
    const known: KnownFacts = {};
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      // Some are led to another site.
      if (!page.url().startsWith(places.portal)) continue;
      Object.assign(known, await factsInPage(page));
    }
    return known;
  } finally {
    await context.close();
  }
}

/** What a persona says: facts of the catalogue that are not personal, do not follow from others, and are no moment. */
function kept({ facts }: ManifestSet, known: KnownFacts): KnownFacts {
  const names = Object.entries(facts).flatMap(([source, manifest]) =>
    Object.entries(manifest.facts)
      .filter(
        ([, fact]) => fact.personal !== true && fact.derivedFrom === undefined && fact.type !== 'moment',
      )
      .map(([name]) => `${source}.${name}`),
  );
  const own = Object.entries(known).filter(([name]) => names.includes(name));
  return Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function write(username: string, description: string, facts: KnownFacts): void {
  const folder = join(project, portalFolder, 'personas');
  const manifest = { $schema: '../../../schemas/portal/persona.schema.json', description, facts };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${username}.json`), `${JSON.stringify(manifest, undefined, 2)}\n`);
  console.log(`${username}: ${Object.keys(facts).length} facts`);
}
