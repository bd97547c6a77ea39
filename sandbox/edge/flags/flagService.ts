import { readLimited } from '../../platform/http/readRequest.ts';
import { readToggleAnswer, type AnsweredToggle } from './toggleAnswer.ts';

/** Asks the flag service. Never throws and never hangs. */
export interface FlagService {
  /**
   * @param context query of Unleash's frontend API: `userId`, `sessionId`, `appName`, `properties[…]`
   * @returns undefined when the service is down, slow, refuses us or talks nonsense
   */
  ask(context: URLSearchParams): Promise<AnsweredToggle[] | undefined>;
  /** Forwards a client's report about itself; no page depends on its arrival. */
  tell(path: 'client/metrics' | 'client/register', body: string): Promise<void>;
}

export interface FlagServiceOptions {
  /** Origin of the service, without `/api`. */
  url: string;
  /** Frontend token; it never leaves the server. */
  token: string;
  /** Milliseconds after which the service counts as down. */
  answerLimit: number;
  /** Callback, once when the service fails after it worked, and once when it is back. */
  onChange?: (change: { available: boolean; reason?: string }) => void;
  fetch?: typeof fetch;
  now?: () => number;
}

/** Milliseconds for which a service that failed is not asked again. */
export const pauseAfterFailure = 3000;
const largestAnswer = 1_000_000;

export function createFlagService(options: FlagServiceOptions): FlagService {
  const { fetch: send = fetch, now = Date.now, answerLimit, onChange } = options;
  const headers = { authorization: options.token, accept: 'application/json' };
  let pausedUntil = 0;
  let available = true;

  function note(reason?: string): void {
    pausedUntil = reason === undefined ? 0 : now() + pauseAfterFailure;
    const change = reason === undefined ? { available: true } : { available: false, reason };
    if (available !== change.available) onChange?.(change);
    available = change.available;
  }

  return {
    async ask(context) {
      if (now() < pausedUntil) return undefined;
      try {
        const address = `${options.url}/api/frontend?${context}`;
        const response = await send(address, { headers, signal: AbortSignal.timeout(answerLimit) });
        const toggles = await readAnswer(response);
        note();
        return toggles;
      } catch (error) {
        note(String(error));
        return undefined;
      }
    },
    async tell(path, body) {
      if (now() < pausedUntil) return;
      await send(`${options.url}/api/frontend/${path}`, {
        method: 'POST',
        // Unleash lists its clients by this name, with "last seen".
        headers: { ...headers, 'content-type': 'application/json', 'unleash-sdk': 'portal-edge:1.0.0' },
        body,
        signal: AbortSignal.timeout(answerLimit),
      }).catch(() => undefined);
    },
  };
}

async function readAnswer(response: Response): Promise<AnsweredToggle[]> {
  if (!response.ok) throw new Error(`the flag service answered ${response.status}`);
  const text = await readLimited(response.body, largestAnswer);
  if (text === undefined) throw new Error('the answer of the flag service is too large');
  const toggles = readToggleAnswer(JSON.parse(text));
  if (toggles === undefined) throw new Error('the answer of the flag service is no list of toggles');
  return toggles;
}
