import { expect } from '@playwright/test';
import type { LedgerLine } from '../../../sandbox/provider/ledger/readLedger.ts';

/** Expects that every event of the book sums to zero. */
export function expectBalanced(ledger: readonly LedgerLine[]): void {
  const wrong = ledger.filter(
    ({ entries }) => Object.values(entries).reduce((total, cents) => total + cents, 0) !== 0,
  );
  expect(wrong, 'events of the book that do not balance').toEqual([]);
}
