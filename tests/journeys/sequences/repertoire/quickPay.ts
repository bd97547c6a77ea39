import { expect } from '@playwright/test';
import { savedBankAccount, savedCard, unlessChosen, type ChosenMethod } from './choosing.ts';
import type { PlayedChoice, PlayedCustomer, PlayedRepertoire } from './hand.ts';
import { payingOf } from './paying.ts';
import { factsOf } from './personas.ts';
import { readingOf } from './reading.ts';

const sequence = 'quick-pay';

/** Paying the amount due with the usual method, a card or a bank account; also with nothing due. */
export const quickPay: PlayedRepertoire = {
  customers: [
    customer('maria', savedCard('VISA', '4242')),
    customer('agnes', savedCard('CREDIT_CARD', '9010')),
    customer('robert', savedBankAccount('4410')),
    { ...customer('james', savedCard('DISCOVER', '1117')), begins: {} },
  ],
  choices: [
    usual('maria', savedCard('VISA', '4242')),
    usual('agnes', savedCard('CREDIT_CARD', '9010')),
    usual('robert', savedBankAccount('4410')),
  ],
  ways: [
    ...readingOf(sequence),
    ...payingOf({
      at: 'pay-now',
      calls: 'createInstantPaymentV2',
      sequence,
      groups: { billing: 'billing', payment: 'quick-payment' },
      restorations: ['few-minutes', 'minutes'],
      whenPaid: () => ({
        'billing.amountDue': 0,
        'billing.leftToPay': 0,
        'billing.pastDue': 0,
        'billing.leftPastDue': 0,
      }),
      // The question whether to pay again is about the amount that the customer wanted to pay.
      payableAgain: { settled: {} },
    }),
  ],
};

/** The step opens with the usual method chosen. */
function customer(persona: string, begins: ChosenMethod): PlayedCustomer {
  const facts = { ...factsOf(persona), duplicate: 'none', payer: persona };
  return { name: persona, persona, facts, begins, address: '/billing/quick-pay' };
}

function usual(payer: string, method: ChosenMethod): PlayedChoice {
  const { methodType = '', lastFour = '' } = method;
  return {
    name: `the usual method of ${payer}`,
    at: 'review',
    events: ['continue'],
    when: { payer },
    answers: unlessChosen(sequence, method),
    async bring({ steps }) {
      if (methodType !== 'BANK_ACCOUNT') return steps.typeCode('123');
      // A press before the wallet is loaded would be refused.
      await expect(steps.savedMethod(methodType, lastFour)).toBeChecked();
    },
  };
}
