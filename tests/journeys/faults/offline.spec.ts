import {
  address,
  choose,
  expect,
  heading,
  inEachLanguage,
  paymentSteps,
  test,
  untilLive,
} from '../journey/index.ts';
import { isTold } from './told.ts';

const complaint = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload|dynamically imported/;

inEachLanguage(() => {
  test('a lost network is said on every page for as long as it is lost, and cannot be put away (SH-CONN-001, SH-CONN-003, SH-CONN-018, SH-CONN-019, SH-CONN-013)', async ({
    page,
    context,
    complaints,
    signInAs,
    words: { say },
  }) => {
    complaints.expect(complaint);
    await signInAs('maria', '/account-summary');
    await untilLive(page);
    const alert = page.getByText(say('shell:lostConnection.text'), { exact: true });
    await expect(alert).toBeHidden();
    await context.setOffline(true);
    await expect(page.getByText(say('shell:lostConnection.title'), { exact: true })).toBeVisible();
    await expect(alert).toBeVisible();
    await expect(page.getByRole('button', { name: say('common:close'), exact: true })).toBeHidden();
    await page
      .getByRole('navigation', { name: say('shell:menu') })
      .getByRole('link', { name: say('shell:nav.billing') })
      .click();
    await expect.poll(() => address(page)).toBe('/billing');
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await expect(alert).toBeHidden();
  });

  test('a network that is lost for long takes the whole screen, and the page comes anew when it is back (SH-CONN-004, SH-CONN-014, SH-CONN-010), which is told at once (SH-CONN-012, SH-ANLY-007, SH-ANLY-003)', async ({
    page,
    context,
    panel,
    complaints,
    signInAs,
    words: { say },
  }) => {
    complaints.expect(complaint);
    await page.clock.install();
    await signInAs('maria', '/account-summary');
    await expect(heading(page)).toBeVisible();
    const first = page.waitForRequest((sent) => isTold(sent, 'pageView'));
    await page.clock.fastForward(5_000);
    await first;
    await context.setOffline(true);
    await expect(page.getByText(say('shell:lostConnection.title'), { exact: true })).toBeVisible();
    // The page's clock also runs by itself.
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('dialog', { name: say('shell:lostConnection.title') })).toBeVisible();
    const anew = page.waitForEvent('load');
    const restored = async (): Promise<number> =>
      (await panel.analyticsEvents()).filter((each) => JSON.stringify(each).includes('"connectionRestored"'))
        .length;
    const before = await restored();
    await context.setOffline(false);
    await anew;
    // Waits for the event: the page sends it before it reloads, and the new page knows nothing of it.
    await expect.poll(restored).toBeGreaterThan(before);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a step of the payment that the network is lost for stays a step, and has at hand what it says errors with; what was typed is still there when it is back (SH-CONN-015)', async ({
    page,
    context,
    complaints,
    signInAs,
    words,
  }) => {
    complaints.expect(complaint);
    await signInAs('maria');
    const dialogs = page.waitForResponse(/\/assets\/controls-.*\.js$/);
    await page.goto('/billing/pay');
    const steps = paymentSteps(page, words);
    await steps.expectStep('amount');
    await (await dialogs).finished();
    await choose(steps.amountChoice('other'));
    await steps.otherAmount().fill('20');
    await context.setOffline(true);
    await steps.continue();
    await expect(heading(page)).toHaveText(words.say('payment:method.heading'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.say('common:ok') })
      .click();
    await expect(page.getByText(words.say('essential:retry')).first()).toBeVisible();
    await context.setOffline(false);
    await steps.back();
    await expect(steps.otherAmount()).toHaveValue(/^20/);
  });
});
