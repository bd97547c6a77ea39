import type { SessionOf } from '../../identity/session/sessionStore.ts';
import type { CallLog } from '../../platform/callLog.ts';
import type { Database } from '../../platform/database/index.ts';
import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard, InjectedFault } from '../../platform/fault/faultBoard.ts';
import type { RateLimit, RateLimitOptions } from '../../platform/rateLimit.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCaller, type Caller } from './customer.ts';

/** Dependencies of a call beside the graphs. */
export interface CallServices {
  database: Database;
  sessionOf: SessionOf;
  faults: FaultBoard;
  calls: CallLog;
}

/** A call, by the name under which it is recorded and faults are set. */
export interface Call {
  request: Request;
  name: string;
  /** Limit per person. */
  limit?: RateLimit;
}

/** Limit per person of what costs much to answer: a PDF, the bytes of a speed test. */
export const heavyCallsOfOne: RateLimitOptions = { burst: 60, perSecond: 0.5 };

/**
 * Answers a call of somebody who is signed in, under the fault that was set for it.
 *
 * @throws Refusal NOT_SIGNED_IN; TooManyRequests
 */
export async function answerCaller(
  { database, sessionOf, faults, calls }: CallServices,
  { request, name, limit }: Call,
  run: (caller: Caller, injected: InjectedFault | undefined) => Promise<Response>,
): Promise<Response> {
  const caller = await findCaller(database, sessionOf, request);
  if (caller === undefined) return refuse('NOT_SIGNED_IN', 'A signed-in session is needed.');
  const { username } = caller.customer;
  limit?.take(username);
  calls.record(username, name);
  const injected = faults.inject(name, username);
  return applyTransportFault(injected, { name, signal: request.signal, run: () => run(caller, injected) });
}
