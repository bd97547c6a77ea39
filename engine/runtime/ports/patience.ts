import type { Clock } from './ports.ts';

/** How long to wait before something that has failed is tried again. */
export interface BackOff {
  /** Usual time between two calls, in milliseconds. */
  usual: number;
  /** How often in a row it has failed. */
  failures: number;
  /** Longest pause, in milliseconds. */
  longest: number;
  /** By how much a pause is drawn by chance, so that a recovering service is not run over: 0.5 is half of it. */
  jitter?: { share: number; random(): number };
}

/** Exponential back-off: twice as long after each failure. */
export function backOff({ usual, failures, longest, jitter }: BackOff): number {
  const pause = Math.min(longest, usual * 2 ** failures);
  return jitter ? pause * (1 - jitter.share + jitter.share * jitter.random()) : pause;
}

/** What a call comes to. Rejects, and gives the call up, when that takes longer than the limit in milliseconds. */
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
