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
  /** True if the value was read back: it will survive this page. */
  set(key: string, value: string): boolean;
  /**
   * Known at once; put into words and stored when the page is hidden or goes, unless another value takes its place before.
   * For what changes often: storing takes some 30 µs, and a crash of the browser loses what is not stored.
   */
  setLater(key: string, value: () => string): void;
  remove(key: string): void;
  /** Removes every key that begins so. */
  clear(prefix: string): void;
}

/** Header that a page of another origin cannot send without a preflight: the server demands it of every change. */
export const requestHeader = { 'x-portal-request': '1' } as const;

/** Prefix of all data that is stored for a customer; it is removed when the session ends. */
export const customerPrefix = 'portal.customer.';

/** A failure that customers need not know about, or that a developer must see. */
export interface Report {
  what: string;
  detail?: unknown;
  /** `info`: nothing has failed; the answer says something worth knowing. Absent: an error. */
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
  /** Abandons every pending call, without an error: before a page that is about to go. Returns how to say that it stays. */
  abandon(): () => void;
  /** Whether the browser knows that it has no network. False proves nothing. */
  isOffline(): boolean;
  /** A new unguessable id (UUID). */
  newId(): string;
  /** Random number from 0 up to 1, for jitter. */
  random(): number;
  report(report: Report): void;
  /**
   * Leaves the portal for a URL outside, or for an address that the server answers. A page runs on for a moment after
   * that: `last` is called when it goes.
   */
  leave(url: string, last?: () => void): void;
  /** Leaves in the place of the present entry of the history: Back would come to what only leaves again. */
  redirect(url: string): void;
  /** Calls back whenever the network or the page comes back: online again, visible again, restored. Returns how to stop. */
  whenBack(callback: () => void): () => void;
  /** Calls back when another tab has changed what `storage` keeps. Returns how to stop. */
  whenStoredElsewhere(callback: () => void): () => void;
  /**
   * Whether the page has not shown its first screen yet. Only then an answer that was requested before its code ran
   * counts as fresh.
   */
  isOpening(): boolean;
  /** Whether the answer of this address was requested a moment ago, when a link to it was pointed at. */
  isAhead(address: string): boolean;
  /** Calls back when the browser has nothing more urgent to do. */
  whenIdle(callback: () => void): void;
}
