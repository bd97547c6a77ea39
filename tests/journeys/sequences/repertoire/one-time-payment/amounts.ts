import type { AtomValue } from '../../../../../engine/core/fact/index.ts';
import { choose } from '../../../journey/index.ts';
import type { PlayedChoice } from '../hand.ts';
import { usualWallet } from '../methods.ts';

/** Choices on the step of the amount. */
export const amounts: readonly PlayedChoice[] = [
  {
    name: 'what is due',
    at: 'amount',
    events: ['continue'],
    when: { 'billing.owes': true, 'billing.isPartlyOnItsWay': false },
    answers: () => ({ amountChoice: 'amount-due' }),
    bring: ({ steps }) => choose(steps.amountChoice('amountDue')),
  },
  {
    name: 'what is left beside what is on its way',
    at: 'amount',
    events: ['continue'],
    when: { 'billing.isPartlyOnItsWay': true },
    answers: () => ({ amountChoice: 'amount-due' }),
    bring: ({ steps }) => choose(steps.amountChoice('left')),
  },
  other('a part of it', '20', usualWallet),
  other('a part of it, for service in a few minutes', '20', { 'billing.restoration': 'few-minutes' }),
  other('a part of it, for service in some minutes', '20', { 'billing.restoration': 'minutes' }),
  other('a part of it, for service in some hours', '20', { 'billing.restoration': 'hours' }),
  other('more than is due', '4000', usualWallet),
  other('no number', 'much', usualWallet),
  other('half a dollar', '0.50', usualWallet),
  other('more than is taken', '9000', usualWallet),
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
