import { backOff, type Ports, withinTime } from '../ports/index.ts';
import { longestAnswer, parseToggles } from './parseToggles.ts';

/** Limits of the fetch. */
export interface PatientFetchOptions {
  ports: Pick<Ports, 'clock' | 'fetch' | 'random' | 'report'>;
  /** Longest wait for an answer, in milliseconds. */
  timeLimit: number;
  /** Usual time between two calls, in milliseconds: the first step of the back-off. */
  interval: number;
}

/** Longest pause after failures, in milliseconds. */
const longestPause = 600_000;

const nothingNew = (): Response => new Response(undefined, { status: 304 });

/**
 * A `fetch` for the official client that never fails, never hangs and never brings nonsense (measured: the client
 * throws on a malformed answer, overwrites a good cache with it, waits for ever for a server that hangs, and does not
 * back off). Whatever goes wrong is "nothing new" to the client; meanwhile calls pause longer and longer, with
 * jitter, so that a recovering service is not run over.
 */
export function fetchWithBackoff({
  ports,
  timeLimit,
  interval,
}: PatientFetchOptions): (url: string, init?: RequestInit) => Promise<Response> {
  let failures = 0;
  let pauseUntil = 0;

  function failed(reason: unknown): Response {
    failures += 1;
    const jitter = { share: 0.5, random: ports.random };
    pauseUntil = ports.clock.now() + backOff({ usual: interval, failures, longest: longestPause, jitter });
    ports.report({ what: 'toggles-unavailable', detail: { reason, failures } });
    return nothingNew();
  }

  function answered(): void {
    failures = 0;
  }

  return async (url, init) => {
    if (ports.clock.now() < pauseUntil) return nothingNew();
    // The client aborts a call itself when it asks again, for another context: that is no failure.
    const isGivenUp = (): boolean => init?.signal?.aborted ?? false;
    try {
      const { status, ok, headers, text } = await read(url, init);
      if (isGivenUp()) return nothingNew();
      if (status === 304) answered();
      if (!ok) return status === 304 ? nothingNew() : failed(status);
      if (!parseToggles(text)) return failed(text.length > longestAnswer ? 'too large' : 'not an answer');
      answered();
      return new Response(text, { status: 200, headers: { etag: headers.get('etag') ?? '' } });
    } catch (reason) {
      return isGivenUp() ? nothingNew() : failed(reason);
    }
  };

  function read(url: string, init: RequestInit | undefined): Promise<Answer> {
    return withinTime(ports.clock, timeLimit, async (limit) => {
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const response = await ports.fetch(url, { ...init, signal });
      const { status, ok, headers } = response;
      return { status, ok, headers, text: ok ? await response.text() : '' };
    });
  }
}

interface Answer extends Pick<Response, 'status' | 'ok' | 'headers'> {
  text: string;
}
