import { choose } from '../../journey/index.ts';
import { changing } from './changing.ts';
import type { PlayedChoice, PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';
import { readingOf } from './reading.ts';

const sequence = 'add-method';

/** Adding a card or a bank account. */
export const addMethod: PlayedRepertoire = {
  customers: [
    {
      name: 'eduardo',
      persona: 'eduardo',
      facts: factsOf('eduardo'),
      // The step opens with the first form chosen.
      begins: { source: 'new-card' },
      address: '/billing/payment-methods/add',
    },
  ],
  choices: [
    card('a card', 'usual', '4242424242424242'),
    card('a prepaid card', 'prepaid', '5105105105105100'),
    {
      name: 'a bank account',
      at: 'details',
      events: ['continue'],
      answers: () => ({ source: 'new-bank-account', token: '' }),
      async bring({ page, steps, words }) {
        await choose(page.getByRole('radio', { name: words.say('methods:add.bankAccount') }));
        await steps.fillBankAccount();
      },
    },
  ],
  ways: [
    ...readingOf(sequence, 'read', 'source'),
    ...changing({
      at: 'add',
      calls: 'savePaymentMethod',
      refusals: {
        failed: 'NOT_ALLOWED',
        'kind-refused': 'METHOD_NOT_ELIGIBLE KIND_NOT_ALLOWED',
        'wallet-full': 'WALLET_FULL',
      },
    }),
  ],
};

function card(name: string, kind: string, number: string): PlayedChoice {
  return {
    name,
    at: 'details',
    events: ['continue'],
    notes: { card: kind },
    answers: () => ({ source: 'new-card', token: '' }),
    async bring({ page, steps, words }) {
      await choose(page.getByRole('radio', { name: words.say('methods:add.card') }));
      await steps.fillCard({ number });
    },
  };
}
