import { expect } from '@playwright/test';
import { addDays } from '../../journey/index.ts';
import { changing } from './changing.ts';
import type { Hand, PlayedChoice, PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';

/** Choosing the day of Auto Pay: while it is on, while it is off, and for mobile. */
export const autoPayDate: PlayedRepertoire = {
  customers: ['priya', 'maria', 'carlos'].map((persona) => ({
    name: persona,
    persona,
    facts: factsOf(persona),
    address: '/billing/auto-pay/date',
    // The grid opens with the present day chosen.
    ...(persona === 'priya' && { begins: dayOf('available') }),
  })),
  choices: [
    day('the day that it has', 'available', (due) => due),
    day('a day on which payments would be late', 'late', (due) => (due % 28) + 1),
  ],
  ways: changing({ at: 'change', calls: 'changeAutoPayDate', refusals: { failed: 'NOT_FOUND' } }),
};

/** A day of the month, relative to the due day of the bill. */
function day(name: string, relation: string, dayAfter: (due: number) => number): PlayedChoice {
  return {
    name,
    at: 'day',
    events: ['save'],
    when: { 'billing.autoPayEnrolled': true },
    answers: () => dayOf(relation),
    async bring(hand) {
      const number = dayAfter(await dueDayOf(hand));
      const box = hand.page.locator(`input[value="${number}"]`);
      // The name of an unavailable day says more.
      await hand.page.locator('label', { has: box }).click();
      await expect(box).toBeChecked();
    },
  };
}

/** The data of a day. Its number depends on when the household was seeded. */
function dayOf(relation: string) {
  return { day: '15', relation, nextDate: '2027-01-15' };
}

async function dueDayOf({ customer }: Hand): Promise<number> {
  const { today } = (await customer.billing()).paymentSchedule;
  // The bill is due nine days after the household was seeded, which is today.
  return Number(addDays(today, 9).slice(-2));
}
