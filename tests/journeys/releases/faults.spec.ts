import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { formatVersion } from '../../../engine/core/release/index.ts';
import type { HousePlaces } from '../house/places.ts';
import { expect, heading, locales, sample, untilLive, type Words } from '../journey/index.ts';
import { expectStorm, hear, test } from './releaseJourney.ts';

const bundle = `/assets/releases/${'0'.repeat(32)}.json`;
const pointer = (path = bundle, format = formatVersion): string => JSON.stringify({ format, bundle: path });

/** The content of a damaged pointer, and of the bundle that it names. */
interface Spoilt {
  current: string;
  bundle?: string;
}

const faults: readonly [string, Spoilt | ((places: HousePlaces) => Spoilt)][] = [
  ['a pointer that is no JSON', { current: '<!doctype html>' }],
  ['a pointer of a newer form', { current: pointer(bundle, formatVersion + 1) }],
  ['a pointer of an older form', { current: pointer(bundle, formatVersion - 1) }],
  ['a pointer to a bundle that is missing', { current: pointer() }],
  ['a bundle that breaks off', { current: pointer(), bundle: `{"format":${formatVersion},"manif` }],
  ['a bundle that is not what its name says', { current: pointer(), bundle: `{"format":${formatVersion}}` }],
  ['a pointer that is null', { current: 'null' }],
  ['a pointer that is NUL', { current: '\0' }],
  ['a bundle of 5 MB', { current: pointer(), bundle: `"${'x'.repeat(5_000_000)}"` }],
  ['a bundle that is what its name says, and not what a bundle is', unlikeItsSchema],
];

const olderText = JSON.stringify({
  format: formatVersion - 1,
  manifests: { site: {} },
  parts: {},
  copy: {},
});
const olderBundle = {
  path: `/assets/releases/${createHash('sha256').update(olderText).digest('hex').slice(0, 32)}.json`,
  text: olderText,
};

// Each test may publish, and loads the page four times.
test.slow();

for (const [what, files] of sample(faults, 1, 'spoilt releases')) {
  test(`${what}: open pages stay as they are, new ones show the release that was built, also on a first visit`, async ({
    page,
    browser,
    complaints,
    publishStorm,
    places,
    words,
  }) => {
    complaints.expect(/assets\/releases\/0+\.json|status of 404/);
    await openSupport(page, words);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.release') !== null)).toBe(true);
    spoil(places, files);
    await hear(page);
    await expectWorking(page, words);
    await page.reload();
    await expectWorking(page, words);
    const stranger = await browser.newContext({ baseURL: places.portal, locale: locales[words.language] });
    const firstVisit = await stranger.newPage();
    await openSupport(firstVisit, words);
    await expectWorking(firstVisit, words);
    await stranger.close();

    // The portal recovers by itself.
    mend(places);
    await publishStorm();
    await expectStorm(page, true);
  });
}

for (const [whose, kept] of [
  ['who comes for the first time', undefined],
  ['who has kept one of that form', `${olderBundle.path}\n${olderBundle.text}`],
] as const) {
  test(`a release of an older form: ${whose} gets that of the build`, async ({ page, places, words }) => {
    if (kept !== undefined)
      await page.addInitScript((text) => localStorage.setItem('portal.release', text), kept);
    spoil(places, { current: pointer(olderBundle.path), bundle: olderBundle.text });
    await openSupport(page, words);
    await expectWorking(page, words);
    spoil(places, { current: pointer(olderBundle.path, formatVersion - 1) });
    await page.reload();
    await expectWorking(page, words);
  });
}

test('a full storage keeps nobody from the page, nor from the next release', async ({
  page,
  publishStorm,
  words,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openSupport(page, words);
  await publishStorm();
  await expectStorm(page, true);
});

test('a network that is lost half-way through the bundle leaves the page as it is', async ({
  page,
  context,
  complaints,
  publishStorm,
  words,
}) => {
  // Other requests may fail, too: analytics posts at intervals.
  complaints.expect(/assets\/releases\/|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await openSupport(page, words);
  // The live page has its own bundle, so that only requests for the next one are lost.
  await untilLive(page);
  let lost = 0;
  await page.route(bundles, (route) => {
    lost += 1;
    return route.abort();
  });
  await publishStorm();
  await expect(async () => {
    await cutShortly(context);
    await expect.poll(() => lost, { timeout: 3_000 }).toBeGreaterThan(0);
  }).toPass();
  await expectWorking(page, words);
  await page.unroute(bundles);
  await cutShortly(context);
  await expectStorm(page, true);
});

const bundles = /\/assets\/releases\/[0-9a-f]{32}\.json/;

/** Interrupts the network: when it is back, an open page asks whether something was published. */
async function cutShortly(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

async function openSupport(page: Page, words: Words): Promise<void> {
  await page.goto('/support');
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
}

/** Expects that the page is there, and navigation works. */
async function expectWorking(page: Page, words: Words): Promise<void> {
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await page.getByRole('banner').getByRole('link', { name: 'Northline' }).click();
  await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
  await page.goBack();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
}

function spoil(places: HousePlaces, files: Spoilt | ((places: HousePlaces) => Spoilt)): void {
  const folder = join(places.dataFolder, 'releases');
  const { current, bundle: text } = typeof files === 'function' ? files(places) : files;
  mkdirSync(folder, { recursive: true });
  const [name = ''] = /[0-9a-f]{32}\.json/.exec(current) ?? [];
  if (text !== undefined) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'current.json'), current);
}

/** The release of the build, with a word in it that no schema knows. */
function unlikeItsSchema({ builtPortal }: HousePlaces): Spoilt {
  const built = JSON.parse(readFileSync(join(builtPortal, 'assets/releases/current.json'), 'utf8')) as {
    format: number;
    bundle: string;
  };
  const whole = readFileSync(join(builtPortal, built.bundle), 'utf8');
  const text = whole.replace('"whileUnknown"', '"whileUnknwon"');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return { current: pointer(`/assets/releases/${hash}.json`, built.format), bundle: text };
}

function mend({ dataFolder }: HousePlaces): void {
  rmSync(join(dataFolder, 'releases'), { recursive: true });
}
