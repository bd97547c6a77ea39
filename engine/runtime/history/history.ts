import type { Address } from '../../core/arrival/index.ts';

/** Where the customer is, as the browser sees it. A port: browser and memory behave the same (one contract test). */
export interface History {
  current(): Address;
  /** The address before this one, when it was in this portal; undefined after a deep link. */
  previous(): string | undefined;
  push(address: string): void;
  replace(address: string): void;
  back(): void;
  /** Calls back when the customer went back or forward; not after push and replace. Returns how to stop. */
  listen(listener: () => void): () => void;
}

/** What is kept with each entry of the history. */
export interface EntryState {
  previous?: string;
}

/** Splits an address into path and query; a fragment is left out. */
export function toAddress(address: string): Address {
  const withoutFragment = address.split('#', 1)[0] ?? '';
  const mark = withoutFragment.indexOf('?');
  if (mark < 0) return { path: withoutFragment, query: '' };
  return { path: withoutFragment.slice(0, mark), query: withoutFragment.slice(mark) };
}
