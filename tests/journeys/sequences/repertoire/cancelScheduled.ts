import type { Customer } from '../../journey/index.ts';
import { changing } from './changing.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';

const open = { 'scheduled-payment.area': 'CORE', 'scheduled-payment.state': 'OPEN' };

/** Cancelling a scheduled payment, and trying to cancel the draft of Auto Pay. */
export const cancelScheduled: PlayedRepertoire = {
  customers: [
    {
      name: 'sofia',
      persona: 'sofia',
      facts: { ...factsOf('sofia'), ...open, 'scheduled-payment.source': 'YOU' },
      address,
    },
    {
      name: 'priya, with the draft of Auto Pay',
      persona: 'priya',
      facts: { ...factsOf('priya'), ...open, 'scheduled-payment.source': 'AUTO_PAY' },
      address,
    },
  ],
  choices: [],
  ways: changing({
    at: 'cancel',
    calls: 'cancelScheduledPayment',
    refusals: {
      failed: 'NOT_FOUND',
      processing: 'NOT_ALLOWED PROCESSING',
      'not-scheduled': 'NOT_ALLOWED NOT_SCHEDULED',
    },
    schedules: -1,
  }),
};

async function address({ ask }: Customer): Promise<string> {
  const { scheduledPayments } = await ask<{ scheduledPayments: { id: string }[] }>(
    '{ scheduledPayments { id } }',
  );
  return `/billing/scheduled-payments/${scheduledPayments[0]?.id}/cancel`;
}
