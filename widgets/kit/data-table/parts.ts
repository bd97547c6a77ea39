import type { ReactNode } from 'react';

export interface DataTableColumn<Key extends string> {
  key: Key;
  label: string;
  /** `figures` is right-aligned, for money. */
  align?: 'text' | 'figures' | undefined;
  /** On phones it is seen when the row is opened. */
  isLater?: boolean | undefined;
  /** How the rows are sorted by it; present where they can be. */
  sorted?: 'ascending' | 'descending' | 'none' | undefined;
  onSort?: (() => void) | undefined;
}

export interface DataTableRow<Key extends string> {
  key: string;
  cells: Readonly<Record<Key, ReactNode>>;
}

/** Rows that belong together, under a name; what they come to stands in its column. */
export interface DataTableSection<Key extends string> {
  key: string;
  name: string;
  total?: string | undefined;
  rows: readonly DataTableRow<Key>[];
  /** Whether its rows show; undefined where they always do. On paper they do. */
  isOpen?: boolean | undefined;
  onToggle?: (() => void) | undefined;
}

/** What a column comes to. */
export interface DataTableTotal<Key extends string> {
  key: Key;
  label: string;
  text: string;
}
