/** The clock. Tests and replays bring their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back once after so many milliseconds. Returns how to cancel. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** A place to keep strings. Total: it answers undefined and forgets rather than throw. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  /** True when it was read back: it is still there when this page is gone. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Removes every key that begins so. */
  clear(prefix: string): void;
}

/** Header that a page of another origin cannot send without being asked: the server demands it of every change. */
export const requestHeader = { 'x-portal-request': '1' } as const;

/** Everything that is stored for a customer has this prefix, and goes with the session. */
export const customerPrefix = 'portal.customer.';

/** Something that went wrong without the customer having to know, or that a developer must see. */
export interface Report {
  what: string;
  detail?: unknown;
  /** `info`: nothing has failed, an answer says something worth knowing. Absent: an error. */
  level?: 'info';
}

/** The world outside of the engine. */
export interface Ports {
  readonly clock: Clock;
  /** Survives until the browser is told to forget. */
  readonly storage: KeyValueStorage;
  /** Survives reloads of this tab. */
  readonly tabStorage: KeyValueStorage;
  fetch(input: string, init?: RequestInit): Promise<Response>;
  /** Gives up every call that has not been answered, unheard: before a page that is about to go. */
  abandon(): void;
  /** Whether the browser knows that it has no network. False says nothing. */
  isOffline(): boolean;
  /** A new unguessable id (UUID). */
  newId(): string;
  /** Random number from 0 up to 1, for jitter. */
  random(): number;
  report(report: Report): void;
  /**
   * Leaves the portal for a URL outside, or for an address that the server answers. A page goes on for a moment after it
   * was left: what comes `last` is done when it goes.
   */
  leave(url: string, last?: () => void): void;
  /** Calls back whenever the network or the page comes back: online again, visible again, restored. Returns how to stop. */
  whenBack(callback: () => void): () => void;
  /**
   * Whether the page is still on its way to its first screen. Only then an answer that it has asked for before its code
   * ran is as fresh as one that is asked for now.
   */
  isOpening(): boolean;
  /** Whether the answer of this address was asked for a moment ago, when somebody pointed at what leads to it. */
  isAhead(address: string): boolean;
  /** Calls back when the browser has nothing more urgent to do. */
  whenIdle(callback: () => void): void;
}
