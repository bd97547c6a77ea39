import type { Known } from '../../../../engine/verify/index.ts';
import type { PlayedWay } from './hand.ts';

/** Something that can be asked for along with a payment. */
interface Extra {
  at: string;
  /** The operation of the graph. */
  calls: string;
  sequence: string;
  /** How the payment stands while its answer is lost, and while its call is: what is said meanwhile depends on it. */
  lostWhile: { answer: string; call: string };
  /** What is not known any more where the network is gone right after the payment. */
  unheard?: Known;
}

const online = { network: 'there' };

/** How what was asked for along with a payment ends. Once the network is gone, nothing of it begins any more. */
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
