import { autoPayMethods, startsNextBill, termsOn } from './autoPay.ts';
import { changing } from './changing.ts';
import type { PlayedCustomer, PlayedRepertoire, PlayedWay } from './hand.ts';
import { factsOf } from './personas.ts';
import { readingOf } from './reading.ts';

const sequence = 'auto-pay-enroll';

/** Turning Auto Pay on: for a bill of core and of mobile, with nothing due, and while it is on already. */
export const autoPayEnroll: PlayedRepertoire = {
  customers: [
    customer('maria', 'two cards and a bank account'),
    customer('carlos', 'another'),
    customer('james', 'another'),
    customer('priya', 'another'),
  ],
  choices: [...autoPayMethods(sequence), ...termsOn('enroll')],
  ways: [
    ...readingOf(sequence),
    ...changing({
      at: 'enroll',
      calls: 'enrollInAutoPay',
      refusals: {
        failed: 'NOT_FOUND',
        'method-refused': 'METHOD_NOT_ELIGIBLE EXPIRED',
        'wallet-full': 'WALLET_FULL',
        'on-already': 'ALREADY_ENROLLED',
        unavailable: 'NOT_ALLOWED',
      },
      leaves: { autoPay: { enrolled: true } },
      notes: startsNextBill,
    }),
    ofBill('of a bill of mobile', { 'billing.area': 'MOBILE' }),
    ofBill('with nothing due', { 'billing.owes': false }),
  ],
};

/** A success whose words depend on the bill. */
function ofBill(name: string, when: PlayedWay['when'] & object): PlayedWay {
  return {
    at: 'enroll',
    name,
    outcome: 'done',
    when,
    calls: 'enrollInAutoPay',
    shows: `enroll: ${name}`,
    leaves: { autoPay: { enrolled: true } },
    notes: startsNextBill,
  };
}

function customer(persona: string, wallet: string): PlayedCustomer {
  return {
    name: persona,
    persona,
    facts: { ...factsOf(persona), wallet },
    address: '/billing/auto-pay/enroll',
  };
}
