import { expect } from '@playwright/test';
import { heading, press } from '../../../journeys/journey/index.ts';
import type { Stage, Tour } from '../stage.ts';

/** Additional offers, the cart, and sections outside of the menu. */
export const buying: Tour = {
  name: 'buying',
  async *walk({ page, words: { say }, signInAs }: Stage) {
    const main = page.getByRole('main');
    const cart = page.getByRole('banner').getByRole('link', { name: say('shell:cart') });
    await signInAs('marcus', '/buy');
    await expect(cart).toBeVisible();
    await expect(main.getByRole('button', { name: say('offers:add') }).first()).toBeVisible();
    yield 'buy';
    await page.goto('/upgrade');
    await expect(cart).toBeVisible();
    yield 'upgrade';
    await cart.click();
    await expect(heading(page)).toHaveText(say('order:setUp.heading'));
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    yield 'checkout';
    await press(main.getByRole('button', { name: say('common:continue') }));
    await expect(main.getByRole('alert')).toContainText(say('order:setUp.choose'));
    yield 'checkout-not-chosen';
    await main.getByRole('radio', { name: say('order:setUps.TECHNICIAN') }).check();
    await press(main.getByRole('button', { name: say('common:continue') }));
    await expect(heading(page)).toHaveText(say('order:review.heading'));
    yield 'checkout-review';
    await press(main.getByRole('button', { name: say('order:review.place') }));
    await expect(heading(page)).toHaveText(say('order:placed.title'));
    yield 'checkout-placed';
    await page.goto('/checkout');
    await expect(main.getByText(say('sections:checkout.empty'))).toBeVisible();
    yield 'checkout-empty';
    for (const [name, title] of sections) {
      await page.goto(`/${name}`);
      await expect(heading(page)).toHaveText(say(`sections:${title}.title`));
      yield name.replace('/', '-');
    }
  },
};

/** Address, and namespace of its sentences. */
const sections = [
  ['application-status', 'application'],
  ['outage-callback', 'callback'],
  ['support/forms', 'forms'],
  ['security-suite', 'security'],
  ['security-suite/new-device', 'newDevice'],
  ['byod', 'byod'],
  ['smrrp', 'repair'],
] as const;
