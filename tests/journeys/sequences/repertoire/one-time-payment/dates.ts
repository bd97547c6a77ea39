import { expect } from '@playwright/test';
import { addDays, asTyped } from '../../../journey/index.ts';
import type { PlayedChoice } from '../hand.ts';
import { usualWallet } from '../methods.ts';

/** Texts that can be typed on the step of the date. */
export const dates: readonly PlayedChoice[] = [
  day('today', 0),
  {
    name: 'today, the only day',
    at: 'date',
    events: ['continue'],
    when: { days: 'today' },
    answers: () => ({}),
    bring: ({ steps }) => expect(steps.date()).toBeHidden(),
  },
  day('in three days', 3),
  { ...day('tomorrow', 1), when: { cutOff: 'past' } },
  { ...day('yesterday', -1), when: usualWallet },
  { ...day('in two months', 62), when: usualWallet },
  { ...day('in two months, with another wallet', 62), when: { wallet: 'expiring card' } },
  {
    name: 'no day',
    at: 'date',
    events: ['continue'],
    when: usualWallet,
    answers: () => ({ paymentDate: '13/32/27' }),
    bring: ({ steps }) => steps.date().fill('13/32/27'),
  },
];

function day(name: string, count: number): PlayedChoice {
  return {
    name,
    at: 'date',
    events: ['continue'],
    when: { days: 'any' },
    answers: ({ 'billing.today': today }) => ({ paymentDate: asTyped(addDays(String(today), count)) }),
    async bring({ steps, customer }) {
      const { today } = (await customer.billing()).paymentSchedule;
      await steps.date().fill(asTyped(addDays(today, count)));
    },
  };
}
