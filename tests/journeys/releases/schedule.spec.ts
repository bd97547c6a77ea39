import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { HousePlaces } from '../house/places.ts';
import { expect, heading, listenForComplaints, sample, type Words } from '../journey/index.ts';
import { expectStorm, hear, test } from './releaseJourney.ts';
import { stormWords, writeStormBanner } from './stormBanner.ts';

const aDay = 86_400_000;

// Each test publishes, which checks the whole portal.
test.slow();

test('what is scheduled appears in an open page at its moment, by the server’s clock and without anybody’s doing', async ({
  page,
  context,
  desk,
  panel,
  words,
}) => {
  const at = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + aDay);
  await openSupport(page, words);
  writeStormBanner(desk, 'visitors');
  const printed = await desk.portal('publish', '--yes', '--at', at.toISOString().replace('.000', ''));
  expect(printed).toContain('adds banner storm');
  expect(printed).toContain(`(${at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`);
  expect(await desk.portal('releases')).toMatch(/^\* next .*scheduled [^]*\n\* live /);

  // The page learns of the release some seconds before, and waits for its moment by itself.
  await panel.setTime(new Date(at.getTime() - 15_000));
  expect(await (await hear(page)).json()).toMatchObject({ next: { at: at.toISOString() } });
  await expect(banner(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));

  const later = await context.newPage();
  await openSupport(later, words);
  await expect(banner(later)).toBeVisible();
});

test('what was taken off the schedule does not come', async ({ page, desk, panel, words }) => {
  await openSupport(page, words);
  writeStormBanner(desk, 'visitors');
  const at = new Date(Date.now() + aDay);
  await desk.portal('publish', '--yes', '--at', `${at.toISOString().slice(0, 16)}Z`);
  await desk.portal('unschedule');
  await panel.setTime(new Date(at.getTime() + aDay));
  expect(await (await hear(page)).json()).not.toHaveProperty('next');
  await page.reload();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await expect(banner(page)).toBeHidden();
});

test('a share of the visitors gets a release, then more, fewer, all and none: each browser stays where its bucket is', async ({
  browser,
  desk,
  places,
  words,
}) => {
  const [low, high] = [await visitor(browser, places, 10), await visitor(browser, places, 60)];
  const seen = async (inLow: boolean, inHigh: boolean): Promise<void> => {
    await expectStorm(low.page, inLow);
    await expectStorm(high.page, inHigh);
  };
  writeStormBanner(desk, 'visitors');
  await desk.portal('publish', '--yes', '--share', '40');
  for (const { page } of [low, high]) await openSupport(page, words);
  await seen(true, false);
  await desk.portal('widen', '80');
  await seen(true, true);
  await desk.portal('widen', '20');
  await seen(true, false);
  await low.page.reload();
  await expect(banner(low.page)).toBeVisible();

  expect(await desk.portal('releases')).toContain('* 20 %');
  await desk.portal('rollback');
  await seen(false, false);
  await desk.portal('publish', '--yes', '--share', '1');
  await desk.portal('widen', '100');
  await seen(true, true);
  await desk.portal('rollback');
  await seen(false, false);
  for (const { complaints, context } of [low, high]) {
    expect(complaints.list()).toEqual([]);
    await context.close();
  }
});

test('a browser that has not shown that it keeps a bucket gets the live release, and from its next page on its own', async ({
  page,
  desk,
  words,
}) => {
  writeStormBanner(desk, 'visitors');
  await desk.portal('publish', '--yes', '--share', '99');
  await openSupport(page, words);
  await expect(banner(page)).toBeHidden();
  const bucket = (await page.context().cookies()).find(({ name }) => name.endsWith('bucket'));
  expect(bucket?.value).toMatch(/^\d\d?$/);
  await page.reload();
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
  await expect(banner(page)).toBeVisible({ visible: bucket?.value !== '99' });
});

const past = '2020-01-01T00:00:00.000Z';
const unknown = `/assets/releases/${'0'.repeat(32)}.json`;

const faults: readonly [what: string, parts: (bundle: string) => object, remedy?: string][] = [
  ['a schedule that is none', () => ({ next: 'soon' })],
  ['a schedule without a moment', (bundle) => ({ next: { bundle: unknown, after: bundle } })],
  [
    'a scheduled release that nobody has',
    (bundle) => ({ next: { bundle: unknown, at: past, after: bundle } }),
  ],
  ['a rollout of a release that nobody has', () => ({ staged: { bundle: unknown, share: 100 } }), 'rollback'],
];

for (const [what, parts, remedy] of sample(faults, 1, 'spoilt timelines')) {
  test(`${what}: customers keep the live release, and the next good one comes`, async ({
    page,
    context,
    desk,
    places,
    words,
  }) => {
    await keepBucket(context, places, 0);
    await openSupport(page, words);
    spoil(places, parts);
    await hear(page);
    await page.reload();
    await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
    if (remedy !== undefined) await desk.portal(remedy);
    writeStormBanner(desk, 'visitors');
    await desk.portal('publish', '--yes');
    await expectStorm(page, true);
  });
}

test.afterEach(({ panel }) => panel.resetTime());

function banner(page: Page) {
  return page.getByText(stormWords.title);
}

async function openSupport(page: Page, words: Words): Promise<void> {
  await page.goto('/support');
  await expect(heading(page)).toHaveText(words.say('shell:support.heading'));
}

/** Another browser, with a bucket from an earlier visit. */
async function visitor(browser: Browser, places: HousePlaces, bucket: number) {
  const context = await browser.newContext({ baseURL: places.portal, locale: 'en-US' });
  const complaints = await listenForComplaints(context);
  await keepBucket(context, places, bucket);
  return { context, complaints, page: await context.newPage() };
}

/** Sets a bucket by a server's answer, as in an earlier visit: nothing else can set a cookie with this prefix. */
async function keepBucket(context: BrowserContext, { portal }: HousePlaces, bucket: number): Promise<void> {
  const cookie = `__Host-Http-bucket=${bucket}; Path=/; HttpOnly; SameSite=Lax; Secure`;
  await context.route(`${portal}/before`, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'set-cookie': cookie }, body: '' }),
  );
  const page = await context.newPage();
  await page.goto(`${portal}/before`);
  await page.close();
}

/** Keeps the release of the build, as publishing does, and writes a pointer to it with further parts. */
function spoil({ dataFolder, builtPortal }: HousePlaces, parts: (bundle: string) => object): void {
  const folder = join(dataFolder, 'releases');
  cpSync(join(builtPortal, 'assets/releases'), folder, { recursive: true });
  cpSync(join(builtPortal, 'assets/copy'), join(folder, 'copy'), { recursive: true });
  const pointer = JSON.parse(readFileSync(join(folder, 'current.json'), 'utf8')) as { bundle: string };
  writeFileSync(join(folder, 'current.json'), JSON.stringify({ ...pointer, ...parts(pointer.bundle) }));
}
