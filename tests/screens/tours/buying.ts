import { expect } from '@playwright/test';
import { heading } from '../../journeys/journey/index.ts';
import type { Stage, Tour } from '../stage.ts';

/** What can be had besides, with what is in the cart, and sections that stand apart from the menu. */
export const buying: Tour = {
  name: 'buying',
  async *walk({ page, words: { say }, signInAs }: Stage) {
    const cart = page.getByRole('banner').getByRole('link', { name: say('shell:cart') });
    await signInAs('marcus', '/buy');
    await expect(cart).toBeVisible();
    yield 'buy';
    await cart.click();
    await expect(heading(page)).toHaveText(say('sections:checkout.title'));
    await expect(
      page.getByRole('main').getByRole('listitem').or(page.getByRole('row')).first(),
    ).toBeVisible();
    yield 'checkout';
    await page.goto('/upgrade');
    await expect(cart).toBeVisible();
    yield 'upgrade';
    for (const [name, title] of sections) {
      await page.goto(`/${name}`);
      await expect(heading(page)).toHaveText(say(`sections:${title}.title`));
      yield name.replace('/', '-');
    }
  },
};

/** Address, and where its sentences stand. */
const sections = [
  ['application-status', 'application'],
  ['outage-callback', 'callback'],
  ['support/forms', 'forms'],
  ['security-suite', 'security'],
  ['security-suite/new-device', 'newDevice'],
  ['byod', 'byod'],
  ['smrrp', 'repair'],
] as const;
