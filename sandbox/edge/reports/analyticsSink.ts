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
 * Receives analytics events and keeps the newest, so that people and tests can see what was sent. Anybody can send:
 * events with a session are kept apart, and events without one cannot push them out.
 */
export interface AnalyticsSink {
  /**
   * `POST /analytics/:topic` with a JSON array.
   *
   * @param session id of the session of the request, if it is alive
   * @throws TooManyRequests
   */
  receive(request: Request, session: string | undefined): Promise<Response>;
  /** The kept events, the oldest first. */
  events(): readonly ReceivedEvent[];
  /** Number of events received since the start or the last `clear`. */
  count(): number;
  clear(): void;
}

/** Limit for events with a session, and the same for events without one, in bytes of memory. */
const mostKept = 5_000_000;
/** Browsers send at most 64 KiB of requests that outlive their page. */
const largestPost = 64 * 1024;
/** A browser queues no more events. */
const mostEvents = 1000;
/** Limit of characters per session, or per IP address without a session; a page sends a few thousand. */
const allowed = { burst: 2_000_000, perSecond: 20_000 };
/** Characters added for each post: many small posts cost as much work. */
const costOfPost = 500;

/**
 * @param topics the topics that a release declares; others are refused
 * @param files also receives the events, each as `{ received, topic, event }`
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
  /** The event as JSON: the length of a string gives its memory. */
  text: string;
  /** Position in the order of arrival. */
  number: number;
}

/** The elements of a JSON array as JSON; undefined if the text is no array, or nested too deeply to be serialised again. */
function textsOf(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map((event) => JSON.stringify(event)) : undefined;
  } catch {
    return undefined;
  }
}
