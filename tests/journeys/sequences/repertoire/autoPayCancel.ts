import { changing } from './changing.ts';
import type { PlayedRepertoire } from './hand.ts';
import { factsOf } from './personas.ts';

/** Turning Auto Pay off: while it is on, while it is off already, and for mobile, which requires it. */
export const autoPayCancel: PlayedRepertoire = {
  customers: [
    ...['priya', 'elena', 'maria'].map((persona) => ({
      name: persona,
      persona,
      facts: factsOf(persona),
      address: '/billing/auto-pay/cancel',
    })),
    {
      name: 'hannah, for mobile',
      persona: 'hannah',
      facts: {
        ...factsOf('hannah'),
        'billing.area': 'MOBILE',
        'billing.bill': 'mobile',
        'billing.amountDue': 6480,
        'billing.leftToPay': 6480,
        'billing.autoPayEnrolled': true,
        'billing.autoPayScheduled': true,
        'billing.autoPayDiscount': 0,
        'auto-pay.state': 'ON',
        'auto-pay.hasMethod': true,
        'auto-pay.method': 'VISA',
      },
      address: '/billing/bills/mobile/auto-pay/cancel',
    },
  ],
  choices: [],
  ways: changing({
    at: 'cancel',
    calls: 'cancelAutoPay',
    refusals: { failed: 'NOT_FOUND', processing: 'NOT_ALLOWED PROCESSING' },
    neverArrived: 'still-on',
    leaves: { autoPay: { enrolled: false } },
  }),
};
