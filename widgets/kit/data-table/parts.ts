import type { ReactNode } from 'react';

export interface DataTableColumn<Key extends string> {
  key: Key;
  label: string;
  /** `figures` is right-aligned, for money. */
  align?: 'text' | 'figures' | undefined;
  /** On phones it is seen when the row is opened. */
  isLater?: boolean | undefined;
  /** The direction in which the rows are sorted by it; present if they can be. */
  sorted?: 'ascending' | 'descending' | 'none' | undefined;
  onSort?: (() => void) | undefined;
}

export interface DataTableRow<Key extends string> {
  key: string;
  cells: Readonly<Record<Key, ReactNode>>;
}

/** Rows that belong together, under a name; their total is in its column. */
export interface DataTableSection<Key extends string> {
  key: string;
  name: string;
  total?: string | undefined;
  rows: readonly DataTableRow<Key>[];
  /** Whether its rows show; undefined if they always do. On paper they do. */
  isOpen?: boolean | undefined;
  onToggle?: (() => void) | undefined;
}

/** The sum of a column. */
export interface DataTableTotal<Key extends string> {
  key: Key;
  label: string;
  text: string;
}
