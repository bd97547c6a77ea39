import { customerPrefix } from '../session/index.ts';
import type { Ports } from '../ports/index.ts';

/**
 * One attempt at what a sequence sends: its idempotency key, and whether it was sent. It is stored before it is sent
 * and shared by all tabs, so that a second tab, a reload, or a killed browser find the same attempt again and never
 * send it as another one.
 */
export interface Attempt {
  /** The same until the attempt is settled, in every tab. */
  key(): string;
  /** The operation that was sent and whose end this browser has not seen. */
  sent(): string | undefined;
  /** What was sent first: the others only followed it. */
  sentFirst(): string | undefined;
  /** Whether it was sent with this key, as far as this tab knows. It is not sent a second time. */
  wasSent(operation: string): boolean;
  /** Nothing was done with this key: what was sent may be sent again. */
  markUndone(): void;
  /** When it was sent, in milliseconds since the epoch, while no tab is known to have stopped waiting for the answer. */
  onItsWaySince(): number | undefined;
  /** Stores that an operation is about to be sent. */
  markSent(operation: string): void;
  /** Stores that who sent it no longer waits: nothing is on its way. Its end may be unknown all the same. */
  markEnded(): void;
  /** The attempt is settled: the next one gets a new key. */
  settle(): void;
}

interface StoredAttempt {
  key: string;
  sent?: string;
  sentFirst?: string;
  /** Everything that was sent. */
  all?: readonly string[];
  onItsWaySince?: number;
}

/** The attempt of a customer at a sequence. Two tabs that begin at once agree on the key that was stored last. */
export function createAttempt(ports: Ports, sequence: string, subject: string): Attempt {
  const name = `${customerPrefix}attempt.${sequence}.${subject}`;
  const store = (attempt: StoredAttempt): void => ports.storage.set(name, JSON.stringify(attempt));

  function read(): StoredAttempt | undefined {
    try {
      const value: unknown = JSON.parse(ports.storage.get(name) ?? '');
      return isStoredAttempt(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  function current(): StoredAttempt {
    const stored = read();
    if (stored) return stored;
    const fresh = { key: ports.newId() };
    store(fresh);
    return fresh;
  }

  let held = current();
  return {
    key: () => held.key,
    sent: () => held.sent,
    sentFirst: () => held.sentFirst ?? held.sent,
    onItsWaySince: () => held.onItsWaySince,
    wasSent: (operation) => held.all?.includes(operation) ?? false,
    markUndone() {
      held = { ...held, all: [] };
      store(held);
    },
    markSent(operation) {
      const { key, sentFirst = operation, all = [] } = held;
      const onItsWaySince = ports.clock.now();
      held = { key, sent: operation, sentFirst, all: [...all, operation], onItsWaySince };
      store(held);
    },
    markEnded() {
      const { onItsWaySince, ...ended } = held;
      const stored = read();
      held = ended;
      // Another tab may have settled it meanwhile, or sent it too: then that one is still on its way.
      if (stored?.key === ended.key && stored.onItsWaySince === onItsWaySince) store(ended);
    },
    settle() {
      // Another tab may have begun a new attempt meanwhile: that one is not ours to forget.
      if (read()?.key === held.key) ports.storage.remove(name);
      held = current();
    },
  };
}

function isStoredAttempt(value: unknown): value is StoredAttempt {
  if (typeof value !== 'object' || value === null || !('key' in value)) return false;
  const { key, sent, sentFirst, all, onItsWaySince }: Partial<Record<keyof StoredAttempt, unknown>> = value;
  if (onItsWaySince !== undefined && typeof onItsWaySince !== 'number') return false;
  if (all !== undefined && !Array.isArray(all)) return false;
  return (
    typeof key === 'string' &&
    [sent, sentFirst].every((name) => ['string', 'undefined'].includes(typeof name))
  );
}
