import { expect, heading, inEachLanguage, paymentSteps, test, untilLive } from '../journey/index.ts';
import { enter, tabTo } from './keyboard.ts';

inEachLanguage(() => {
  test('a bill is paid by keyboard alone, and after each step the focus is on its heading', async ({
    page,
    signInAs,
    words: { say },
    words,
  }) => {
    const customer = await signInAs('maria', '/billing');
    const steps = paymentSteps(page, words);
    const main = page.getByRole('main');
    const forward = main.getByRole('button', { name: say('common:continue'), exact: true });
    // A link pressed before loads a page, which begins at its top as browsers do it.
    await untilLive(page);
    await enter(page, main.getByRole('link', { name: say('billing:pay.make'), exact: true }));

    await steps.expectStep('amount');
    await expect(heading(page)).toBeFocused();
    await tabTo(page, steps.amountChoice('amountDue'));
    await page.keyboard.press('ArrowDown');
    await expect(steps.amountChoice('other')).toBeChecked();
    await tabTo(page, steps.otherAmount());
    await page.keyboard.type('84.11');
    await page.keyboard.press('Enter');

    const question = page.getByRole('dialog', { name: say('payment:confirm.title') });
    const yes = say('payment:confirm.confirm', { amount: words.money(8411) });
    await enter(page, question.getByRole('button', { name: yes }));

    await steps.expectStep('method');
    await expect(heading(page)).toBeFocused();
    await tabTo(page, steps.field('frameCode', 'securityCode'));
    await page.keyboard.type('123');
    await enter(page, forward);

    await steps.expectStep('date');
    await expect(heading(page)).toBeFocused();
    await enter(page, forward);

    await steps.expectStep('review');
    await expect(heading(page)).toBeFocused();
    await enter(page, steps.payButton(8411));
    await steps.expectResult('payment:result.paidHeading');
    await expect(heading(page)).toBeFocused();
    expect(await customer.newPayments()).toHaveLength(1);
  });
});

test('the calendar is used by keyboard: opened, left with Escape, and chosen from', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing/pay');
  const steps = paymentSteps(page, words);
  await steps.continue();
  await steps.typeCode('123');
  await steps.continue();
  await steps.expectStep('date');
  const before = await steps.date().inputValue();
  const opener = page.getByRole('button', { name: words.say('form:calendar') });
  await enter(page, opener);
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(steps.date()).not.toHaveValue(before);
});

test('the first thing that Tab comes to leads past the header, to the content', async ({
  page,
  signInAs,
  words,
}) => {
  await signInAs('maria', '/billing');
  await expect(heading(page)).toHaveText(words.say('billing:heading'));
  await page.reload();
  const pay = page.getByRole('main').getByRole('link', { name: words.say('billing:pay.make') });
  await expect(pay).toBeVisible();
  const skip = page.getByRole('link', { name: words.say('essential:skip') });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(await tabTo(page, skip)).toBe(1);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('where a control has gone with what it stood in, the focus is on what follows, in sight', async ({
  page,
  signInAs,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signInAs('maria', '/billing');
  const notNow = page.getByRole('button', { name: words.say('billing:autoPayBanner.dismiss') });
  await enter(page, notNow);
  await expect(notNow).toBeHidden();
  const focused = page.getByRole('main').locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toBeInViewport({ ratio: 1 });
});
