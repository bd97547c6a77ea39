import { changing } from './changing.ts';
import { pick } from './choosing.ts';
import type { PlayedChoice, PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';

const setUps = ['MYSELF', 'TECHNICIAN'] as const;

/** Ordering the content of the cart. */
export const placeOrder: PlayedRepertoire = {
  asks: '{ account { cart { id } } }',
  customers: [
    {
      name: 'marcus',
      persona: 'marcus',
      facts: { ...factsOf('marcus'), 'cart.some': true },
      address: '/checkout',
    },
  ],
  choices: [
    ...setUps.map((setUp): PlayedChoice => ({
      name: setUp,
      at: 'set-up',
      events: ['continue'],
      answers: () => ({ setUp }),
      bring: ({ page, words }) => pick(page.getByRole('radio', { name: words.say(`order:setUps.${setUp}`) })),
    })),
    {
      name: 'nothing',
      at: 'set-up',
      events: ['continue'],
      when: { 'place-order.setUp': 'unanswered' },
      answers: () => ({}),
      bring: () => Promise.resolve(),
    },
  ],
  ways: changing({
    at: 'place',
    calls: 'order',
    refusals: {
      changed: 'NOT_ALLOWED CHANGED',
      'past-due': 'NOT_ALLOWED PAST_DUE',
      failed: 'NOT_ALLOWED',
    },
    leaves: { account: { cart: [] } },
  }),
};
