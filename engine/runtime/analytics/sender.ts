import { backOff, requestHeader, type Ports } from '../ports/index.ts';

/** An event to send; `at` is its time by this browser's clock, in milliseconds since the epoch. */
export interface Sendable {
  at: number;
  event: string;
}

/** Collects events and sends them to one topic, in their order. Never throws, and nothing waits for it. */
export interface Sender {
  add(event: Sendable): void;
  /** Sends what was collected, as far as the limit allows. */
  flush(): void;
  /** The page is about to go: sends everything. */
  leave(): void;
}

/** Where a sender posts to, and how often. */
export interface SenderOptions {
  ports: Ports;
  url: string;
  /** Time until what was collected is sent, in milliseconds. */
  every: number;
  mostPerSecond: number;
  isOnline(): boolean;
}

/** So many events are kept while they cannot be sent; later ones are dropped, and their number is sent. */
export const mostKept = 1_000;
/** Browsers carry no more than 64 KiB of requests that outlive their page. */
const longestBody = 50_000;
const longestPause = 60_000;
const second = 1_000;

/** Creates a sender with nothing to send. It has no timer while there is nothing. */
export function createSender({ ports, url, every, mostPerSecond, isOnline }: SenderOptions): Sender {
  const { clock } = ports;
  let kept: Sendable[] = [];
  let dropped = 0;
  let failures = 0;
  let isUnderway = false;
  let window = { since: -Infinity, sent: 0 };
  let cancel: (() => void) | undefined;

  function wake(milliseconds: number): void {
    cancel ??= clock.after(milliseconds, () => {
      cancel = undefined;
      send();
    });
  }

  function room(): number {
    if (clock.now() - window.since >= second) window = { since: clock.now(), sent: 0 };
    return mostPerSecond - window.sent;
  }

  function send(): void {
    if (isUnderway || kept.length === 0 || !isOnline()) return;
    const { body, count } = batchOf(kept, Math.min(kept.length, room()), dropped, clock.now());
    if (count === 0) return wake(second);
    window.sent += count;
    const batch = kept.slice(0, count);
    const droppedBefore = dropped;
    kept = kept.slice(count);
    dropped = 0;
    isUnderway = true;
    void post(ports, url, body).then((isTaken) => {
      isUnderway = false;
      failures = isTaken ? 0 : failures + 1;
      if (!isTaken) {
        dropped += droppedBefore + Math.max(0, batch.length + kept.length - mostKept);
        kept = [...batch, ...kept].slice(0, mostKept);
      }
      if (kept.length > 0)
        wake(isTaken ? second : backOff({ usual: every, failures, longest: longestPause }));
    });
  }

  return {
    add(event) {
      if (kept.length >= mostKept) dropped += 1;
      else kept.push(event);
      wake(every);
    },
    flush() {
      cancel?.();
      cancel = undefined;
      send();
    },
    leave() {
      while (kept.length > 0 && isOnline()) {
        const { body, count } = batchOf(kept, kept.length, dropped, clock.now());
        void post(ports, url, body);
        kept = kept.slice(count);
        dropped = 0;
      }
    },
  };
}

/** As many of the first events as fit. Each has the time of sending, so that the receiver knows how wrong the clock is. */
function batchOf(
  events: readonly Sendable[],
  most: number,
  dropped: number,
  now: number,
): { body: string; count: number } {
  const texts: string[] = [];
  let length = 2;
  for (const event of events.slice(0, Math.max(0, most))) {
    const lost = texts.length === 0 && dropped > 0 ? { dropped } : {};
    const text = JSON.stringify({ ...event, sent: now, ...lost });
    length += text.length + 1;
    if (texts.length > 0 && length > longestBody) break;
    texts.push(text);
  }
  return { body: `[${texts.join(',')}]`, count: texts.length };
}

/** @returns whether it need not be sent again: it was taken, or nobody will ever take it */
async function post(ports: Ports, url: string, body: string): Promise<boolean> {
  try {
    const headers = { ...requestHeader, 'content-type': 'application/json' };
    const { status } = await ports.fetch(url, { method: 'POST', headers, body, keepalive: true });
    return status < 500 && status !== 408 && status !== 429;
  } catch {
    return false;
  }
}
