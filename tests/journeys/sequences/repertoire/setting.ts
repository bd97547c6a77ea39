import { refusing } from './changing.ts';
import type { PlayedWay } from './hand.ts';

/** An idempotent operation that sets a state: it is sent without a key. */
interface Setting extends Pick<PlayedWay, 'at' | 'when' | 'leaves'> {
  /** The operation of the graph. */
  calls: string;
  /** Outcome -> its refusal: a code, or a code and a reason. */
  refusals?: Readonly<Record<string, string>>;
}

/**
 * Every end of such an operation: it is done or refused; its call or its answer is lost, and the outcome is not found out,
 * as the customer can send it again.
 */
export function setting({ at, calls, when, refusals = {}, ...done }: Setting): readonly PlayedWay[] {
  const way = (name: string, outcome: string) => ({ name, outcome, at, calls, ...(when && { when }) });
  const lost = (name: string) => ({ ...way(name, 'unknown'), shows: `${at}: ${name}` });
  return [
    { ...way('done', 'done'), ...done },
    { ...lost('the answer is lost'), loss: 'answer', ...done },
    { ...lost('the call is lost'), loss: 'call' },
    ...refusing({ at, calls, ...(when && { when }), refusals: { failed: 'NOT_ALLOWED', ...refusals } }),
  ];
}
