import type { Known } from '../../../../engine/verify/index.ts';
import { autoPayMethods, startsNextBill, termsOn, turnOn } from './autoPay.ts';
import { changing } from './changing.ts';
import type { Hand, PlayedCustomer, PlayedRepertoire } from './hand.ts';
import { payingOf } from './paying.ts';
import { factsOf } from './personas.ts';
import { readingOf } from './reading.ts';
import { sentence } from '../sentence.ts';

const sequence = 'auto-pay-manage';
const address = '/billing/auto-pay/manage';

/** Changing the method of Auto Pay: with and without a past-due amount, of core and of mobile; and while it is off. */
export const autoPayManage: PlayedRepertoire = {
  customers: [
    { name: 'maria', persona: 'maria', facts: knownOf('maria'), address },
    enrolled('maria', '4242', 'two cards and a bank account'),
    { name: 'helen', persona: 'helen', facts: { ...knownOf('helen'), wallet: 'a new card' }, address },
    enrolled('carlos', '2773', 'another'),
    {
      name: 'hannah, for mobile',
      persona: 'hannah',
      facts: {
        ...knownOf('hannah'),
        'billing.area': 'MOBILE',
        'billing.bill': 'mobile',
        'billing.amountDue': 6480,
        'billing.leftToPay': 6480,
        'billing.autoPayEnrolled': true,
        'billing.autoPayScheduled': true,
        'auto-pay.state': 'ON',
        'auto-pay.hasMethod': true,
        'auto-pay.method': 'VISA',
      },
      address: '/billing/bills/mobile/auto-pay/manage',
    },
  ],
  choices: [...autoPayMethods(sequence), ...termsOn('save')],
  ways: [
    ...readingOf(sequence),
    ...payingOf({
      at: 'pay-past-due',
      calls: 'createInstantPaymentV2',
      sequence,
      amount: 'billing.pastDue',
      whenPaid: () => ({
        'billing.amountDue': 0,
        'billing.leftToPay': 0,
        'billing.pastDue': 0,
        'billing.leftPastDue': 0,
      }),
      elsewhere: payTheSame,
      // A payment in flight ends by itself while the review is open.
      payableAgain: { settled: {}, inFlight: { duplicate: 'nowhere' } },
    }),
    ...changing({
      at: 'cancel-current',
      calls: 'cancelAutoPay',
      refusals: {
        failed: 'NOT_FOUND',
        processing: 'NOT_ALLOWED PROCESSING',
        'off-already': 'NOT_ALLOWED NOT_ENROLLED',
        'method-refused': 'METHOD_NOT_ELIGIBLE EXPIRED',
        'wallet-full': 'WALLET_FULL',
      },
      leaves: { autoPay: { enrolled: false } },
    }),
    ...changing({
      at: 'enroll-anew',
      calls: 'enrollInAutoPay',
      refusals: {
        failed: 'NOT_FOUND',
        'method-refused': 'METHOD_NOT_ELIGIBLE EXPIRED',
        'wallet-full': 'WALLET_FULL',
        'on-already': 'ALREADY_ENROLLED',
        unavailable: 'NOT_ALLOWED',
      },
      leaves: { autoPay: { enrolled: true } },
    }),
    ...changing({
      at: 'change-current',
      calls: 'setAutoPayMethod',
      refusals: {
        failed: 'METHOD_NOT_ELIGIBLE PAST_DUE',
        'method-refused': 'METHOD_NOT_ELIGIBLE NOT_SAVED',
        'wallet-full': 'WALLET_FULL',
      },
    }),
  ],
};

/** The facts of a persona who was told of no other payment, and has no saved method that could be chosen. */
function knownOf(persona: string): Known {
  return { ...factsOf(persona), duplicate: 'none', wallet: 'another' };
}

/** A customer who has just turned Auto Pay on, for the bills to come. */
function enrolled(persona: string, lastFour: string, wallet: string): PlayedCustomer {
  const facts = knownOf(persona);
  return {
    name: `${persona}, with Auto Pay`,
    persona,
    facts: { ...facts, ...startsNextBill(facts), 'auto-pay.method': 'VISA', wallet },
    prepare: (customer) => turnOn(customer, lastFour),
    address,
  };
}

/** Pays the amount on the review's button elsewhere. */
async function payTheSame({ page, words, customer }: Hand): Promise<void> {
  const name = new RegExp(`^${sentence(words, 'auto-pay:manage.payAndUse')}$`);
  const text = await page.getByRole('button', { name }).innerText();
  const [, dollars = '', cents = ''] = /(\d+)[.,](\d\d)/.exec(text) ?? [];
  await customer.payElsewhere(Number(dollars + cents));
}
