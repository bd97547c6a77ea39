import type { NavigationType } from 'react-router';
import type { Address } from '../../core/navigation/index.ts';

/** An entry of the history: its address, and what is kept with it. */
export interface HistoryEntry extends Address {
  /** With its number sign, or empty. Decides nothing. */
  hash: string;
  /** Unique for each entry, also after a reload: tells two entries of one address apart. */
  key: string;
  /** The state that the navigation has stored with it. */
  state?: unknown;
  /** How the customer came to it; Pop: by Back or Forward of the browser, or by opening the portal. */
  action: NavigationType;
  /** Counts the entries of the portal before it, also after a reload: after Back it is less than it was. */
  index: number;
  /** The address of the entry from which the customer came, since the portal was loaded. */
  before?: string | undefined;
}

/** Where the customer is, as the browser sees it. A port: browser and memory behave the same (one contract test). */
export interface History {
  current(): HistoryEntry;
  push(address: string, state?: unknown): void;
  replace(address: string, state?: unknown): void;
  /** So many entries forward, or back when it is negative. */
  go(delta: number): void;
  /** Calls back when the customer went back or forward; not after push and replace. Returns how to stop. */
  listen(listener: () => void): () => void;
}

/** A key that no other entry has. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
