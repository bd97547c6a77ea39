import { isRecord, jsonOf } from '../../core/json/index.ts';
import { subjectDigest, type KeyValueStorage, type Ports } from '../ports/index.ts';

/**
 * One attempt at what a sequence sends: its idempotency key, and whether it was sent. It is stored before it is sent and
 * shared by all tabs, so that a second tab, a reload, or a killed browser finds the same attempt and never sends it as
 * another one. It outlives the session: after signing out with an unknown outcome, the customer finds it again.
 */
export interface Attempt {
  /** The idempotency key: the same until the attempt is settled, in every tab. */
  key(): string;
  /** The operation that was sent and whose outcome this browser has not seen. */
  sent(): string | undefined;
  /** The operation that was sent first: the others followed it. */
  sentFirst(): string | undefined;
  /** Whether it was sent in another tab since this one began, which has asked for something else, if for anything. */
  isElsewhere(): boolean;
  /** Whether an operation was sent with this key, in whichever tab. It is not sent a second time. */
  wasSent(operation: string): boolean;
  /** Time of sending, in milliseconds since the epoch, while no tab is known to have stopped waiting for the answer. */
  onItsWaySince(): number | undefined;
  /**
   * Another tab has sent this attempt, or a later one, and this one has not seen the outcome: that comes first. True: this
   * object is that attempt from now on.
   */
  joinUnsettled(): boolean;
  /** Stores that an operation is about to be sent. False: no storage of this browser keeps it. */
  markSent(operation: string): boolean;
  /** Stores that the sender no longer waits: no request is on its way. Its outcome may still be unknown. */
  markEnded(): void;
  /** The attempt is settled: the next one gets a new key. */
  settle(): void;
}

interface StoredAttempt {
  key: string;
  sent?: string;
  sentFirst?: string;
  /** All operations that were sent. */
  all?: readonly string[];
  onItsWaySince?: number;
}

/** Source of a regular expression for a stored attempt of which nothing was sent: for a drawn screen it counts as none. */
export const nothingSent = String.raw`^\{"key":"[^"]*"\}$`;

/** The attempt of a customer at a sequence. Two tabs that begin at once agree on the key that was stored last. */
export function createAttempt(ports: Ports, sequence: string, subject: string): Attempt {
  const name = `portal.attempt.${sequence}.${subjectDigest(subject)}`;
  // The storage that all tabs share comes first; if it is full, at least a reload of this tab finds the attempt.
  const places: readonly KeyValueStorage[] = [ports.storage, ports.tabStorage];

  function store(attempt: StoredAttempt): boolean {
    const [shared, own] = places.map((place) => place.set(name, JSON.stringify(attempt)));
    return shared === true || own === true;
  }

  function read(): StoredAttempt | undefined {
    const [shared, own] = places.map((place) => storedIn(place, name));
    // A storage that is full by now still holds what it was given before this was sent.
    const isOlder = shared && own && shared.key === own.key && sentBeyond(own, shared);
    return isOlder ? own : (shared ?? own);
  }

  function current(): StoredAttempt {
    const stored = read();
    if (stored) return stored;
    const fresh = { key: ports.newId() };
    store(fresh);
    return fresh;
  }

  let held = current();
  let isElsewhere = false;

  /** True: the storage knows of something sent that this tab does not, with this key or another. It is held from now on. */
  function catchUp(): boolean {
    const stored = read();
    if (!stored || !sentBeyond(stored, held)) return false;
    held = stored;
    isElsewhere = true;
    return true;
  }

  return {
    key: () => held.key,
    sent: () => held.sent,
    sentFirst: () => held.sentFirst ?? held.sent,
    onItsWaySince: () => held.onItsWaySince,
    isElsewhere: () => isElsewhere,
    wasSent(operation) {
      if (read()?.key === held.key) catchUp();
      // Another tab has settled the attempt that this one began with: what is sent now is another one.
      else if (held.sent === undefined) held = current();
      return held.all?.includes(operation) ?? false;
    },
    joinUnsettled: catchUp,
    markSent(operation) {
      const { key, sentFirst = operation, all = [] } = held;
      const onItsWaySince = ports.clock.now();
      held = { key, sent: operation, sentFirst, all: [...all, operation], onItsWaySince };
      return store(held);
    },
    markEnded() {
      const { onItsWaySince, ...ended } = held;
      const stored = read();
      held = ended;
      // Another tab may have settled it meanwhile, or sent it, too: then that request is still on its way.
      if (stored?.key === ended.key && stored.onItsWaySince === onItsWaySince) store(ended);
    },
    settle() {
      // What another tab has begun or sent meanwhile is kept.
      for (const place of places) {
        const stored = storedIn(place, name);
        if (stored?.key === held.key && !sentBeyond(stored, held)) place.remove(name);
      }
      held = current();
      isElsewhere = false;
    },
  };
}

/** Whether one attempt has sent what the other has not. */
function sentBeyond(one: StoredAttempt, other: StoredAttempt): boolean {
  if (one.sent === undefined) return false;
  return (
    one.key !== other.key || (one.all ?? [one.sent]).some((operation) => !other.all?.includes(operation))
  );
}

function storedIn(storage: KeyValueStorage, name: string): StoredAttempt | undefined {
  const value = jsonOf(storage.get(name));
  return isStoredAttempt(value) ? value : undefined;
}

function isStoredAttempt(value: unknown): value is StoredAttempt {
  if (!isRecord(value)) return false;
  const { key, sent, sentFirst, all, onItsWaySince } = value;
  if (onItsWaySince !== undefined && typeof onItsWaySince !== 'number') return false;
  if (all !== undefined && !Array.isArray(all)) return false;
  return (
    typeof key === 'string' &&
    [sent, sentFirst].every((name) => ['string', 'undefined'].includes(typeof name))
  );
}
