import { expect, heading, test, untilLive } from '../journey/index.ts';

test('from home, each service is reached by clicking and shows what one has (SH-ROUTE-004, SH-ROUTE-005, SH-ROUTE-006, SH-ROUTE-007, SH-ROUTE-040)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await signInAs('hannah', '/account-summary');
  const menu = page.getByRole('navigation', { name: say('shell:menu') });
  const main = page.getByRole('main');
  for (const [label, title, shown] of [
    ['services:lines.INTERNET', 'services:internet.title', say('services:kinds.GATEWAY')],
    ['services:lines.TV', 'services:lines.TV', say('services:kinds.DVR_HD')],
    ['services:lines.VOICE', 'services:lines.VOICE', say('services:kinds.VOICE_ADAPTER')],
    ['services:mobile.title', 'services:mobile.title', /Galaxy S24/],
    ['services:nav.equipment', 'services:title', say('services:kinds.CABLE_CARD')],
  ] as const) {
    await menu.getByRole('link', { name: say(label), exact: true }).click();
    await expect(heading(page)).toHaveText(say(title));
    await expect(main.getByText(shown).first()).toBeVisible();
    await expect(menu.locator('[aria-current="page"]')).toHaveText(say(label));
  }
});

test('the way to a line of business leads to the top of its page, without a spinner of the shell (SH-NAV-011)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await signInAs('hannah', '/services');
  const link = page.getByRole('main').getByRole('link', { name: say('services:lines.TV'), exact: true });
  await untilLive(page);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(heading(page)).toHaveText(say('services:lines.TV'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the network for guests is turned on and off where networks are; the home’s own stays (SH-SI-008)', async ({
  page,
  signInAs,
  words: { say },
}) => {
  const customer = await signInAs('hannah', '/services/internet');
  const turn = (how: 'turnOn' | 'turnOff') =>
    page.getByRole('main').getByRole('button', { name: say(`networks:${how}`) });
  const stored = async () => {
    const { networks } = await customer.ask<{ networks: { kind: string; isOn: boolean }[] }>(
      '{ networks { kind isOn } }',
    );
    return networks.map(({ kind, isOn }) => `${kind} ${isOn}`);
  };
  expect(await stored()).toEqual(['PRIMARY true', 'GUEST false']);
  await turn('turnOn').click();
  await expect(turn('turnOff')).toBeVisible();
  expect(await stored()).toEqual(['PRIMARY true', 'GUEST true']);
  await turn('turnOff').click();
  await expect(turn('turnOn')).toBeVisible();
  expect(await stored()).toEqual(['PRIMARY true', 'GUEST false']);
});
