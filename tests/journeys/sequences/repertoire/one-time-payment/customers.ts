import type { AtomValue } from '../../../../../engine/core/fact/index.ts';
import type { PlayedCustomer } from '../hand.ts';
import { usualWallet } from '../methods.ts';
import { factsOf } from '../personas.ts';

type Facts = Readonly<Record<string, AtomValue>>;

const minute = 60_000;

/** The notes of every customer at the beginning: there is a network, and they were told of no other payment. */
const notes = { network: 'there', duplicate: 'none' };

const people: readonly (Omit<PlayedCustomer, 'address'> & { address?: string })[] = [
  { name: 'maria', persona: 'maria', facts: { ...factsOf('maria'), ...usualWallet } },
  { name: 'agnes', persona: 'agnes', facts: factsOf('agnes') },
  { name: 'robert', persona: 'robert', facts: { ...factsOf('robert'), 'billing.restorationMinutes': 15 } },
  {
    name: 'wanda, for mobile',
    persona: 'wanda',
    address: '/billing/bills/mobile/pay',
    facts: {
      ...factsOf('carlos'),
      'account.hasSeveralBills': true,
      'billing.mobileState': 'HOTLINED',
      'billing.amountDue': 8800,
      'billing.leftToPay': 8800,
      'billing.pastDue': 8800,
      'billing.leftPastDue': 8800,
      'billing.restoration': 'hours',
    },
  },
  { name: 'luis', persona: 'luis', facts: factsOf('luis') },
  { name: 'keisha', persona: 'keisha', facts: factsOf('keisha') },
  { name: 'tanya', persona: 'tanya', facts: factsOf('tanya') },
  { name: 'sofia', persona: 'sofia', facts: factsOf('sofia') },
  { name: 'james', persona: 'james', facts: factsOf('james') },
  { name: 'victor', persona: 'victor', facts: factsOf('victor') },
  { name: 'grace', persona: 'grace', facts: factsOf('grace') },
  {
    name: 'eduardo',
    persona: 'eduardo',
    facts: { ...factsOf('maria'), 'billing.amountDue': 5499, wallet: 'empty' },
  },
  { name: 'kofi', persona: 'kofi', facts: { ...factsOf('maria'), wallet: 'expiring card' } },
  {
    name: 'maria past the cut-off',
    persona: 'maria',
    facts: { ...factsOf('maria'), 'billing.pastCutOff': true, cutOff: 'past' },
    async prepare(customer) {
      const { cutOffAt } = (await customer.billing()).paymentSchedule;
      await customer.setClock(new Date(Date.parse(cutOffAt) + minute));
    },
  },
];

/** The customers. Some have a further note about their wallet. */
export const customers: readonly PlayedCustomer[] = people.map((each) => ({
  address: '/billing/pay',
  ...each,
  facts: { ...each.facts, ...notes, days: isOnlyToday(each.facts) ? 'today' : 'any' },
}));

/** Whether only today is possible for a payment, so that the step asks for no day. */
function isOnlyToday(facts: Facts): boolean {
  const isDisconnected = facts['billing.status'] === 'DISCONNECTED';
  return (
    isDisconnected || Number(facts['billing.pastDue']) > 0 || Number(facts['billing.futurePayments']) >= 2
  );
}
