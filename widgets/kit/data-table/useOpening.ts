import { useState } from 'react';
import type { DataTableRow } from './parts.ts';

/** The rows that are open on phones. */
export interface Opening {
  isOpen(key: string): boolean;
  toggle(key: string): void;
  isEachOpen: boolean;
  /** Opens all; closes all where all are open. */
  toggleAll(): void;
}

/** Rows that open and close on phones, one by one and all at once. */
export function useOpening(rows: readonly DataTableRow<string>[]): Opening {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const keys = rows.map(({ key }) => key);
  const isEachOpen = keys.every((key) => open.has(key));
  return {
    isOpen: (key) => open.has(key),
    toggle: (key) =>
      setOpen(open.has(key) ? new Set([...open].filter((each) => each !== key)) : new Set([...open, key])),
    isEachOpen,
    toggleAll: () => setOpen(new Set(isEachOpen ? [] : keys)),
  };
}
