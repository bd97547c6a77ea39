import type { PlayedWay } from './hand.ts';

/** How each extra of the payment ends: state -> the provider's operation. */
const operations = {
  'save-method': 'savePaymentMethod',
  'enroll-in-auto-pay': 'enrollInAutoPay',
  'enroll-in-paperless': 'enrollInPaperless',
} as const;

const online = { network: 'there' };

/** How what was asked for along with the payment ends. Once the network is gone, nothing of it begins any more. */
export const adding: readonly PlayedWay[] = Object.entries(operations).flatMap(([at, calls]): PlayedWay[] => [
  { name: 'done', outcome: 'done', at, calls, when: online },
  {
    name: 'refused',
    outcome: 'failed',
    at,
    calls,
    when: online,
    prepare: ({ customer }) => customer.fault(calls, { kind: 'graphql-error', code: 'NOT_ALLOWED' }, 1),
  },
  lost(at === 'save-method' ? 'scheduled' : 'paid', {
    name: 'the answer is lost',
    outcome: 'done',
    at,
    calls,
    loss: 'answer',
  }),
  lost('pending', { name: 'the call is lost', outcome: 'failed', at, calls, loss: 'call' }),
  { name: 'there is no network', outcome: 'not-started', at, notes: { network: 'gone' }, isOffline: true },
]);

/** What is said meanwhile depends on how the payment stands. */
function lost(settledAs: string, way: PlayedWay): PlayedWay {
  const when = { ...online, 'one-time-payment.settledAs': settledAs };
  return { ...way, when, shows: `${way.at}: ${way.name}`, isUnknownFirst: true };
}
