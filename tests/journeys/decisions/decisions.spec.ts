import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { replaysAlike } from '../../../engine/core/testing/index.ts';
import { openSite } from '../../../engine/core/site/index.ts';
import type { DecisionGroup } from '../../../scripts/portal/decisions/index.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { openFolder } from '../../../scripts/portal/viewer/index.ts';
import { expect, test } from '../journey/index.ts';

const run = promisify(execFile);

test('a visit that was refused is found again by `portal decisions`, which says why; and it is decided alike from what was told', async ({
  page,
  places,
  words,
}) => {
  const secret = 'q7w3secret';
  await page.goto(`${places.portal}/billing/pay?note=${secret}`);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { groups } = await groupsOnceTold(page, places.dataFolder, '/billing/pay');
  const group = groups.find(({ example }) => example.to?.route === 'login');
  expect(group).toMatchObject({
    example: {
      answer: 'refused',
      route: 'pay',
      to: { route: 'login' },
      facts: { 'session.signedIn': false },
    },
    because: [{ fact: 'session.signedIn', file: 'guards/signed-in.json', pointer: '/allow', value: false }],
  });
  const portal = await openFolder(currentProject().manifests, words.language);
  if (!portal || !group) throw new Error('The portal cannot be read.');
  const site = openSite(portal.site.manifests, { environment: group.example.environment });
  expect(replaysAlike(site, group.example)).toBe(true);
  const told = await decisions(places.dataFolder, '/billing/pay', '--refused');
  expect(told).toMatch(/\d+ × \/billing\/pay → \/login {2}\(refused\)/);
  expect(told).toMatch(/session\.signedIn is false {2}manifests\/portal\/guards\/signed-in\.json:\d+/);
  expect(await decisions(places.dataFolder, '/billing/pay', '--json')).not.toContain(secret);
});

test('what is sent holds nothing of an address that was typed; SH-SESS-020 SH-SESS-021 that the tab was closed is sent too', async ({
  page,
  places,
  panel,
}) => {
  const secret = 'x5k9typed';
  // A random year distinguishes the events of this browser from those of others.
  const year = Date.parse(`${randomInt(2100, 9000)}-05-05T05:05:05Z`);
  await page.clock.setSystemTime(year);
  const sent = async (): Promise<string> => {
    const events = (await panel.analyticsEvents()) as { event: { at: number } }[];
    return JSON.stringify(events.filter(({ event }) => Math.abs(event.at - year) < 3_600_000));
  };
  await page.goto(`${places.portal}/no-such-page/${secret}?mail=${secret}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(sent).toContain('"answer":"notFound"');
  await expect.poll(sent).toContain('"event":"pageView"');
  expect(await sent()).not.toContain('"event":"tabClosed"');
  await page.goto('about:blank');
  await expect.poll(sent).toContain('"event":"tabClosed"');
  expect(await sent()).not.toContain(secret);
});

/** The command's output once the browser has sent its events: it sends them in idle moments, and every few seconds. */
async function groupsOnceTold(
  page: Page,
  folder: string,
  route: string,
): Promise<{ groups: DecisionGroup[] }> {
  let told: { groups: DecisionGroup[] } = { groups: [] };
  await page.waitForResponse((response) => response.url().includes('/analytics/portal-decisions'));
  await expect
    .poll(async () => {
      told = JSON.parse(await decisions(folder, route, '--json')) as typeof told;
      return told.groups.length;
    })
    .toBeGreaterThan(0);
  return told;
}

async function decisions(folder: string, route: string, ...more: string[]): Promise<string> {
  const words = ['decisions', '--from', folder, '--route', route, ...more];
  const { stdout } = await run(process.execPath, [
    join(currentProject().root, 'scripts/portal.ts'),
    ...words,
  ]);
  return stdout;
}
