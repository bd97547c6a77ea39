import { addressOf } from '../../platform/http/requestListener.ts';
import { readBody } from '../../platform/http/readRequest.ts';
import { createRateLimit } from '../../platform/rateLimit.ts';
import { createBoundedLog } from './boundedLog.ts';
import type { EventFiles } from './eventFiles.ts';
import type { ReleaseTopics } from '../releases/index.ts';

/** An event as it arrived, with the topic that it was sent to (SH-ANLY-003). */
export interface ReceivedEvent {
  topic: string;
  event: unknown;
}

/**
 * Takes analytics events and keeps the newest, so that people and tests can see what was sent. Anybody can send: what
 * comes with a session is kept apart, and nobody without one can push it out.
 */
export interface AnalyticsSink {
  /**
   * `POST /analytics/:topic` with a JSON array.
   *
   * @param session id of the session that the request came with, if that is alive
   * @throws TooManyRequests
   */
  receive(request: Request, session: string | undefined): Promise<Response>;
  /** The kept events, the oldest first. */
  events(): readonly ReceivedEvent[];
  /** How many events ever arrived. */
  count(): number;
  clear(): void;
}

/** Of those with a session as of those without one, in bytes of memory. */
const mostKept = 5_000_000;
/** Browsers carry no more than 64 KiB of requests that outlive their page. */
const largestPost = 64 * 1024;
/** A browser keeps no more to send. */
const mostEvents = 1000;
/** Characters that a session, or an address without one, may have written down; a page tells a few thousand. */
const allowed = { burst: 2_000_000, perSecond: 20_000 };
/** A post counts as so many more: many small ones are no less work. */
const costOfPost = 500;

/**
 * @param topics those that a release declares; no other is taken
 * @param files where events are kept besides in memory, each as `{ received, topic, event }`
 */
export function createAnalyticsSink(topics: ReleaseTopics, files?: EventFiles): AnalyticsSink {
  const kept = {
    customers: createBoundedLog<KeptEvent>(mostKept),
    visitors: createBoundedLog<KeptEvent>(mostKept),
  };
  const limit = createRateLimit(allowed);
  let count = 0;
  return {
    async receive(request, session) {
      const topic = new URL(request.url).pathname.split('/').at(-1) ?? '';
      if (!(await topics()).has(topic)) return new Response(undefined, { status: 404 });
      const text = await readBody(request.body, largestPost);
      if (text === undefined) return new Response(undefined, { status: 413 });
      const events = textsOf(text);
      if (events === undefined) return new Response(undefined, { status: 400 });
      if (events.length > mostEvents) return new Response(undefined, { status: 413 });
      const head = JSON.stringify({ received: new Date().toISOString(), topic }).slice(0, -1);
      const lines = events.map((event) => `${head},"event":${event}}`);
      limit.take(session ?? addressOf(request), costOfPost + lines.join('').length);
      const whose = session === undefined ? 'visitors' : 'customers';
      for (const event of events) kept[whose].add({ topic, text: event, number: (count += 1) });
      void files?.append(session === undefined ? `${topic}.visitors` : topic, lines);
      return new Response(undefined, { status: 204 });
    },
    events: () =>
      [...kept.customers.entries(), ...kept.visitors.entries()]
        .sort((a, b) => a.number - b.number)
        .map(({ topic, text }) => ({ topic, event: JSON.parse(text) as unknown })),
    count: () => count,
    clear() {
      for (const log of Object.values(kept)) log.clear();
      count = 0;
    },
  };
}

interface KeptEvent {
  topic: string;
  /** As JSON: of this it is known how much memory it takes. */
  text: string;
  /** The order in which they came. */
  number: number;
}

/** The elements of a JSON array as JSON; undefined when the text is none, or nested too deeply to be written again. */
function textsOf(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map((event) => JSON.stringify(event)) : undefined;
  } catch {
    return undefined;
  }
}
