import type { AtomValue } from '../../../../engine/core/fact/index.ts';
import { choose } from '../../journey/index.ts';
import type { PlayedChoice } from './hand.ts';

/** What can be said on the step of the amount. */
export const amounts: readonly PlayedChoice[] = [
  {
    name: 'what is due',
    at: 'amount',
    events: ['continue'],
    when: { 'billing.owes': true },
    answers: () => ({ amountChoice: 'amount-due' }),
    bring: ({ steps }) => choose(steps.amountChoice('amountDue')),
  },
  other('a part of it', '20', { wallet: 'card and bank account' }),
  other('a part of it, for service in a few minutes', '20', { 'billing.restoration': 'few-minutes' }),
  other('a part of it, for service in some minutes', '20', { 'billing.restoration': 'minutes' }),
  other('a part of it, for service in some hours', '20', { 'billing.restoration': 'hours' }),
  other('more than is due', '4000', { wallet: 'card and bank account' }),
  other('no number', 'much', { wallet: 'card and bank account' }),
  other('half a dollar', '0.50', { wallet: 'card and bank account' }),
  other('more than is taken', '9000', { wallet: 'card and bank account' }),
  other('less than the little that is due', '0.20', { 'billing.amountDue': 50 }),
  withoutDebt('something, with nothing due', '30'),
  withoutDebt('too much, with nothing due', '9000'),
];

function other(name: string, typed: string, when: Readonly<Record<string, AtomValue>>): PlayedChoice {
  return {
    name,
    at: 'amount',
    events: ['continue'],
    when,
    answers: () => ({ amountChoice: 'other', otherAmount: typed }),
    async bring({ steps }) {
      await choose(steps.amountChoice('other'));
      await steps.otherAmount().fill(typed);
    },
  };
}

function withoutDebt(name: string, typed: string): PlayedChoice {
  return {
    name,
    at: 'amount',
    events: ['continue'],
    when: { 'billing.owes': false },
    answers: () => ({ otherAmount: typed }),
    bring: ({ steps }) => steps.otherAmount('onlyLabel').fill(typed),
  };
}
