import type { FaultOrder } from '../../../../sandbox/platform/fault/fault.ts';
import type { PlayedWay } from './hand.ts';

/** An operation that is sent once, with a key, and done at once or not at all. */
interface Change extends Pick<PlayedWay, 'at' | 'when' | 'schedules' | 'leaves' | 'notes'> {
  /** The operation of the graph. */
  calls: string;
  /** Outcome -> its refusal: a code, or a code and a reason. */
  refusals: Readonly<Record<string, string>>;
  /** The outcome if the call never arrived, and never will. */
  neverArrived?: string;
}

/**
 * Every end of such an operation: it is done, refused, or not begun without a network; its call or its answer is lost, and
 * the outcome found out. If it is done, `leaves` holds afterwards; otherwise nothing changes.
 */
export function changing({
  at,
  calls,
  when,
  refusals,
  neverArrived = 'failed',
  ...done
}: Change): readonly PlayedWay[] {
  const way = (name: string, outcome: string) => ({ name, outcome, at, ...(when && { when }) });
  const lost = (name: string, outcome: string) => ({
    ...way(name, outcome),
    calls,
    shows: `${at}: ${name}`,
    isUnknownFirst: true,
  });
  return [
    { ...way('done', 'done'), calls, ...done },
    { ...lost('the answer is lost', 'done'), loss: 'answer', ...done },
    { ...lost('the call is lost', neverArrived), loss: 'call' },
    ...refusing({ at, calls, refusals, ...(when && { when }) }),
    { ...way('there is no network', 'not-started'), isOffline: true },
  ];
}

/** Every refusal that can end an operation. */
export function refusing({
  at,
  when,
  calls,
  refusals,
}: Pick<Change, 'at' | 'when' | 'calls' | 'refusals'>): readonly PlayedWay[] {
  return Object.entries(refusals).map(([outcome, refusal]) => ({
    name: `refused: ${refusal}`,
    outcome,
    at,
    ...(when && { when }),
    calls,
    prepare: ({ customer }) => customer.fault(calls, refusalOf(refusal), 1),
  }));
}

function refusalOf(refusal: string): FaultOrder['effect'] {
  const [code, reason] = refusal.split(' ');
  return { kind: 'graphql-error', code: code as RefusalCode, ...(reason !== undefined && { reason }) };
}

type RefusalCode = Extract<FaultOrder['effect'], { kind: 'graphql-error' }>['code'];
