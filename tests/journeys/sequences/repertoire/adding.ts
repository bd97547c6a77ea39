import type { Known } from '../../../../engine/verify/index.ts';
import type { PlayedWay } from './hand.ts';

/** An extra that can be requested along with a payment. */
interface Extra {
  at: string;
  /** The operation of the graph. */
  calls: string;
  sequence: string;
  /** The state of the payment while its answer or its call is lost, on which the words meanwhile depend. */
  lostWhile: { answer: string; call: string };
  /** Facts that become unknown if the network is gone right after the payment. */
  unheard?: Known;
}

const online = { network: 'there' };

/** The ends of an extra that was requested along with a payment. Once the network is gone, it does not begin. */
export function addingOf({ at, calls, sequence, lostWhile, unheard }: Extra): readonly PlayedWay[] {
  const lost = (settledAs: string, way: PlayedWay): PlayedWay => {
    const when = { ...online, [`${sequence}.settledAs`]: settledAs };
    return { ...way, when, shows: `${way.at}: ${way.name}`, isUnknownFirst: true };
  };
  return [
    { name: 'done', outcome: 'done', at, calls, when: online },
    {
      name: 'refused',
      outcome: 'failed',
      at,
      calls,
      when: online,
      prepare: ({ customer }) => customer.fault(calls, { kind: 'graphql-error', code: 'NOT_ALLOWED' }, 1),
    },
    lost(lostWhile.answer, { name: 'the answer is lost', outcome: 'done', at, calls, loss: 'answer' }),
    lost(lostWhile.call, { name: 'the call is lost', outcome: 'failed', at, calls, loss: 'call' }),
    {
      name: 'there is no network',
      outcome: 'not-started',
      at,
      notes: { network: 'gone', ...unheard },
      isOffline: true,
    },
  ];
}
