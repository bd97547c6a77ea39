import { refusing } from './changing.ts';
import type { PlayedWay } from './hand.ts';

/** An operation that says how something shall be, which twice is as once: it is sent without a key. */
interface Setting {
  at: string;
  /** The operation of the graph. */
  calls: string;
  /** Outcome -> the refusal, code or code and reason, that it comes of. */
  refusals?: Readonly<Record<string, string>>;
}

/**
 * Every way in which such an operation ends: it is done or refused; its call is lost, or its answer, and neither is found
 * out, as the customer can say it again.
 */
export function setting({ at, calls, refusals = {} }: Setting): readonly PlayedWay[] {
  const lost = (name: string) => ({ name, at, outcome: 'unknown', calls, shows: `${at}: ${name}` });
  return [
    { name: 'done', at, outcome: 'done', calls },
    { ...lost('the answer is lost'), loss: 'answer' },
    { ...lost('the call is lost'), loss: 'call' },
    ...refusing({ at, calls, refusals: { failed: 'NOT_ALLOWED', ...refusals } }),
  ];
}
