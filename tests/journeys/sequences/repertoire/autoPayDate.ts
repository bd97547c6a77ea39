import { expect } from '@playwright/test';
import { addDays } from '../../journey/index.ts';
import { changing } from './changing.ts';
import type { Hand, PlayedChoice, PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';

/** Choosing the day of Auto Pay: where it is on, where it is off, and where it is that of mobile. */
export const autoPayDate: PlayedRepertoire = {
  customers: ['priya', 'maria', 'carlos'].map((persona) => ({
    name: persona,
    persona,
    facts: factsOf(persona),
    address: '/billing/auto-pay/date',
    // The grid begins with the present day.
    ...(persona === 'priya' && { begins: dayOf('available') }),
  })),
  choices: [
    day('the day that it has', 'available', (due) => due),
    day('a day on which payments would be late', 'late', (due) => (due % 28) + 1),
  ],
  ways: changing({ at: 'change', calls: 'changeAutoPayDate', refusals: { failed: 'NOT_FOUND' } }),
};

/** A day of the month, found from that on which the bill is due. */
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
      // Its name says more where it is not available.
      await hand.page.locator('label', { has: box }).click();
      await expect(box).toBeChecked();
    },
  };
}

/** What is kept of a day. Which one it is depends on when the household was seeded. */
function dayOf(relation: string) {
  return { day: '15', relation, nextDate: '2027-01-15' };
}

async function dueDayOf({ customer }: Hand): Promise<number> {
  const { today } = (await customer.billing()).paymentSchedule;
  // Nine days from the day on which the household was seeded, which is today.
  return Number(addDays(today, 9).slice(-2));
}
