import type { Ports } from '../ports/index.ts';
import { isRecord } from '../../core/json/index.ts';

/** For so long an answer that was fetched ahead counts as fresh, in milliseconds. */
const freshFor = 10_000;

/** Answers that were fetched before they were needed: each is handed out once, to the same customer, while it is fresh. */
export interface Ahead extends Pick<Ports, 'fetch' | 'isAhead'> {
  /** Fetches the addresses that this page has not asked for yet. Resolves when all are answered. */
  ask(addresses: readonly string[]): Promise<void>;
}

interface Waiting {
  answer: Promise<Response | undefined>;
  until: number;
  subject: string;
}

/** Answers that came with the page, and for how long they count. */
export interface CameAlong {
  /** Answers by their address. */
  answers: unknown;
  isOpening(): boolean;
}

/**
 * A `fetch` that uses answers which were fetched ahead or came with the page. A request that changes something drops all
 * of them, when it is sent and when it is answered.
 *
 * @param subject whose answers these are, as far as the page knows
 */
export function createAhead(
  { fetch, clock }: Pick<Ports, 'fetch' | 'clock'>,
  subject: () => string,
  { answers, isOpening }: CameAlong = { answers: undefined, isOpening: () => false },
): Ahead {
  const along = new Map(isRecord(answers) ? Object.entries(answers) : []);
  const waiting = new Map<string, Waiting>();
  const asked = new Set<string>();
  let count = 0;

  function isAhead(address: string): boolean {
    const found = waiting.get(address);
    return found !== undefined && found.until > clock.now() && found.subject === subject();
  }

  async function begin(address: string): Promise<void> {
    count += 1;
    // An address of its own: the browser may still have what the page itself had asked for, which is old by now.
    const sent = address.includes('?') ? `${address}&ahead=${count}` : address;
    const answer = wholeAnswer(sent).catch(() => undefined);
    waiting.set(address, { answer, until: clock.now() + freshFor, subject: subject() });
    await answer;
  }

  /** Reads the body, too: a browser stops reading a response that nobody consumes. */
  async function wholeAnswer(address: string): Promise<Response> {
    const response = await fetch(address, { headers: { 'x-portal-ahead': '1' } });
    const { status, statusText, headers } = response;
    return new Response(await response.text(), { status, statusText, headers });
  }

  return {
    isAhead,
    async fetch(address, init) {
      if ((init?.method ?? 'GET') !== 'GET') {
        along.clear();
        waiting.clear();
        return fetch(address, init).finally(() => waiting.clear());
      }
      asked.add(address);
      const came = isOpening() ? along.get(address) : undefined;
      along.delete(address);
      if (came !== undefined) return Response.json(came);
      const taken = isAhead(address) ? waiting.get(address) : undefined;
      waiting.delete(address);
      const answer = await taken?.answer;
      return answer?.ok ? answer : fetch(address, init);
    },
    async ask(addresses) {
      const open = addresses.filter((address) => !asked.has(address) && !isAhead(address));
      await Promise.all(open.map(begin));
    },
  };
}
