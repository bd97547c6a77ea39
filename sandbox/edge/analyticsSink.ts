import { readBody } from '../listener/index.ts';
import type { EventFiles } from './eventFiles.ts';

/** An event as it arrived, with the topic that it was sent to (SH-ANLY-003). */
export interface ReceivedEvent {
  topic: string;
  event: unknown;
}

/** Takes analytics events and keeps the newest, so that people and tests can see what was sent. */
export interface AnalyticsSink {
  /** `POST /analytics/:topic` with a JSON array. */
  receive(request: Request): Promise<Response>;
  /** The kept events, the oldest first. */
  events(): readonly ReceivedEvent[];
  /** How many events ever arrived. */
  count(): number;
  clear(): void;
}

const MOST_KEPT = 10_000;
const LARGEST_POST = 1_000_000;
const TOPIC = /^[a-z][a-z0-9-]{0,60}$/;

/** @param files where events are kept besides in memory, each as `{ received, topic, event }` */
export function createAnalyticsSink(files?: EventFiles): AnalyticsSink {
  let kept: ReceivedEvent[] = [];
  let count = 0;
  return {
    async receive(request) {
      const topic = new URL(request.url).pathname.split('/').at(-1) ?? '';
      if (!TOPIC.test(topic)) return new Response(undefined, { status: 404 });
      const text = await readBody(request.body, LARGEST_POST);
      if (text === undefined) return new Response(undefined, { status: 413 });
      const events = parseArray(text);
      if (events === undefined) return new Response(undefined, { status: 400 });
      count += events.length;
      kept = [...kept, ...events.map((event) => ({ topic, event }))].slice(-MOST_KEPT);
      const received = new Date().toISOString();
      void files?.append(
        topic,
        events.map((event) => JSON.stringify({ received, topic, event })),
      );
      return new Response(undefined, { status: 204 });
    },
    events: () => kept,
    count: () => count,
    clear() {
      kept = [];
      count = 0;
    },
  };
}

function parseArray(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
