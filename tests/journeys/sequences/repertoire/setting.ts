import { refusing } from './changing.ts';
import type { PlayedWay } from './hand.ts';

/** An operation that says how something shall be, which twice is as once: it is sent without a key. */
interface Setting extends Pick<PlayedWay, 'at' | 'when' | 'leaves'> {
  /** The operation of the graph. */
  calls: string;
  /** Outcome -> the refusal, code or code and reason, that it comes of. */
  refusals?: Readonly<Record<string, string>>;
}

/**
 * Every way in which such an operation ends: it is done or refused; its call is lost, or its answer, and neither is found
 * out, as the customer can say it again.
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
