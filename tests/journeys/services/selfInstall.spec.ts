import { expect, heading, inEachLanguage, test } from '../journey/index.ts';

inEachLanguage(() => {
  test('a customer whose equipment has come sets it up, and sees it activating (SH-ROUTE-010, SH-SI-002, SH-ROUTE-077)', async ({
    page,
    signInAs,
    words: { say },
  }) => {
    const customer = await signInAs('lucia', '/services');
    const link = (key: string) => page.getByRole('link', { name: say(key), exact: true });
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    await link('self-install:setUp').click();
    await expect(heading(page)).toHaveText(say('self-install:steps.kit.heading'));
    await page.getByText(say('self-install:steps.kit.complete')).click();
    for (const step of ['place', 'connect', 'activate']) {
      await button('common:continue').click();
      await expect(heading(page)).toHaveText(say(`self-install:steps.${step}.heading`));
    }
    await button('self-install:steps.activate.action').click();
    await expect(heading(page)).toHaveText(say('activation:begun.title'));
    await link('activation:begun.follow').click();
    await expect(heading(page)).toHaveText(say('activation:progress.title'));
    const main = page.getByRole('main');
    await expect(main.getByText(say('services:states.ACTIVATING'))).toHaveCount(2);
    await customer.setClock(new Date(Date.now() + 60_000), 'moved');
    // Nobody presses anything: the page polls by itself.
    await expect(main.getByText(say('services:states.ONLINE'))).toHaveCount(2);
    await expect(main.getByText(say('activation:progress.done'))).toBeVisible();
    await expect(page.getByRole('log').getByText(say('activation:progress.done'))).toHaveCount(1);
  });
});
