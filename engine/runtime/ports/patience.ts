import type { Clock } from './ports.ts';

/** The pause before a retry. */
export interface BackOff {
  /** Usual time between two calls, in milliseconds. */
  usual: number;
  /** Number of failures in a row. */
  failures: number;
  /** Longest pause, in milliseconds. */
  longest: number;
  /** Jitter, so that a recovering service is not overrun: 0.5 is half of the pause. */
  jitter?: { share: number; random(): number };
}

/** Exponential back-off: twice as long after each failure. */
export function backOff({ usual, failures, longest, jitter }: BackOff): number {
  const pause = Math.min(longest, usual * 2 ** failures);
  return jitter ? pause * (1 - jitter.share + jitter.share * jitter.random()) : pause;
}

/** The result of a call. Rejects and aborts it after the limit in milliseconds. */
export async function withinTime<Result>(
  clock: Clock,
  limit: number,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const tooLate = Promise.withResolvers<never>();
  const cancel = clock.after(limit, () => {
    const reason = new Error('It took too long.');
    controller.abort(reason);
    tooLate.reject(reason);
  });
  try {
    return await Promise.race([call(controller.signal), tooLate.promise]);
  } finally {
    cancel();
  }
}
