import type { Known } from '../../../../engine/verify/index.ts';
import { choose, type Customer } from '../../journey/index.ts';
import { addingOf } from './adding.ts';
import type { Hand, PlayedChoice, PlayedCustomer, PlayedRepertoire } from './hand.ts';
import { methodsOf, usualWallet } from './methods.ts';
import { amountOnButton, payingOf } from './paying.ts';
import { factsOf } from './personas.ts';
import { linkingAt, readingOf } from './reading.ts';

const sequence = 'device-payment';
const groups = { billing: 'device-billing', payment: 'device-amounts' };
const aPart = { 'device-payment.amountChoice': 'other', 'device-amounts.amountRelation': 'acceptable' };

/** Paying for a device with an amount left, and for one that is paid in full. */
export const devicePayment: PlayedRepertoire = {
  customers: [hannahs('Noa', 60_000), hannahs('Eli', 0)],
  choices: [
    amount('all that is left', 'amount-due', ''),
    amount('a part of it', 'other', '20'),
    amount('no number', 'other', 'much'),
    amount('more than is left', 'other', '9000'),
    ...methodsOf({ sequence, group: groups.payment, bankAccount: '1198' }),
    review(false),
    review(true),
  ],
  ways: [
    ...readingOf(sequence),
    ...linkingAt('link-bank'),
    ...payingOf({
      at: 'pay-now',
      calls: 'createDeviceOneTimePaymentV2',
      sequence,
      groups,
      without: ['date-refused'],
      elsewhere: payTheSame,
      whenPaid,
      // An amount in flight to a device cannot be paid again.
      payableAgain: { settled: aPart, inFlight: aPart },
    }),
    ...addingOf({
      at: 'save-method',
      calls: 'savePaymentMethod',
      sequence,
      lostWhile: { answer: 'paid', call: 'pending' },
      unheard: { 'device-billing.latestPaymentId': '' },
    }),
  ],
};

/** A person's device on Hannah's account. */
function hannahs(name: string, left: number): PlayedCustomer {
  const { 'billing.today': today = '', ...facts } = factsOf('hannah');
  return {
    name: `hannah, for ${name}`,
    persona: 'hannah',
    facts: {
      ...facts,
      ...usualWallet,
      network: 'there',
      duplicate: 'none',
      'billing.today': today,
      'device-billing.today': today,
      'device-billing.amountDue': left,
      'device-billing.maxAmount': left,
      'device-billing.minAmount': Math.min(left, 100),
      'device-billing.pastDue': 0,
      'device-billing.restriction': 'NONE',
      'device-billing.billPayAvailable': true,
      'device-billing.inFlight': 'none',
      'device-billing.paymentPending': false,
      'device-billing.pendingAmount': 0,
    },
    async address({ ask }: Customer) {
      const { deviceBalances } = await ask<{ deviceBalances: { id: string; name: string }[] }>(
        '{ deviceBalances { id name } }',
      );
      return `/billing/mobile/devices/${deviceBalances.find((each) => each.name === name)?.id}/pay`;
    },
  };
}

function amount(name: string, amountChoice: 'amount-due' | 'other', otherAmount: string): PlayedChoice {
  return {
    name,
    at: 'amount',
    events: ['continue'],
    // After a payment by another device, the rest is known only when that payment has ended.
    when: { 'device-billing.owes': true, ...(amountChoice === 'amount-due' && { duplicate: 'none' }) },
    answers: () => ({ amountChoice, ...(otherAmount !== '' && { otherAmount }) }),
    async bring({ steps, words }) {
      if (amountChoice === 'amount-due') return choose(steps.method(words.say('device-balances:remaining')));
      await choose(steps.amountChoice('other'));
      await steps.otherAmount().fill(otherAmount);
    },
  };
}

function review(saveMethod: boolean): PlayedChoice {
  return {
    name: saveMethod ? 'saveMethod' : 'nothing else',
    at: 'review',
    events: ['pay'],
    ...(saveMethod && { when: { 'device-payment.methodSource': 'new-card' } }),
    answers: () => ({ saveMethod }),
    async bring({ page, words }) {
      const box = page.getByRole('checkbox', { name: words.say('payment:review.saveMethod') });
      if (saveMethod || (await box.isVisible())) await box.setChecked(saveMethod, { force: true });
    },
  };
}

function whenPaid(facts: Known): Known {
  const left = Number(facts['device-billing.amountDue']) - Number(facts['device-amounts.amount']);
  return {
    'device-billing.amountDue': left,
    'device-billing.maxAmount': left,
    'device-billing.latestPaymentId': 'this one',
  };
}

async function payTheSame(hand: Hand): Promise<void> {
  await hand.customer.payElsewhere(await amountOnButton(hand), { device: 'Noa' });
}
