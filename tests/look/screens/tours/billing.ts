import { expect } from '@playwright/test';
import type { Stage, Tour } from '../stage.ts';

const states = [
  ['due', 'maria', 'due'],
  ['none', 'james', 'none'],
  ['auto-pay', 'priya', 'autoPay'],
  ['credit', 'walter', 'credit'],
  ['disconnected', 'tanya', 'disconnected'],
  ['past-due', 'agnes', 'due'],
  ['pending', 'keisha', 'due'],
] as const;

/** The billing page in the five states of its card, and with its warnings. */
export const billing: Tour = {
  name: 'billing',
  async *walk({ page, words: { say }, signInAs }: Stage) {
    const main = page.getByRole('main');
    for (const [name, persona, title] of states) {
      await signInAs(persona, '/billing');
      const card = main.getByRole('region', { name: say(`billing:status.${title}.title`), exact: true });
      await expect(card).toBeVisible();
      await expect(main.getByText(say('billing:history.recent'))).toBeVisible();
      await expect(main.getByText(say('essential:loading'), { exact: true })).toHaveCount(0);
      yield name;
    }
  },
};
