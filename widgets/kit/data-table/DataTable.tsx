/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the roles are written out because browsers drop a table's own when its display changes, as ours does on phones */
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { TextButton } from '../text-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './DataTable.module.css';

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

export interface DataTableProps<Key extends string> {
  caption: string;
  /** Hides the caption from sight where a heading above says the same. */
  isCaptionHidden?: boolean | undefined;
  /** The first column names its row. */
  columns: readonly DataTableColumn<Key>[];
  rows: readonly DataTableRow<Key>[];
  /**
   * What a row becomes on phones: `labelled` lines, or `compact`, where the first column and the figures share a line and
   * the rest stands below them without labels, for what explains itself.
   */
  onPhones?: 'labelled' | 'compact' | undefined;
  /** What opens a row on phones, and closes it. */
  moreLabel?: string | undefined;
  lessLabel?: string | undefined;
  /** The row whose name takes the focus when it comes. */
  focusedRow?: string | undefined;
}

/** A simple table of text and figures. On phones each row becomes a small block. */
export function DataTable<Key extends string>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  onPhones = 'labelled',
  moreLabel = '',
  lessLabel = '',
  focusedRow,
}: DataTableProps<Key>): ReactElement {
  const captionId = useId();
  return (
    <div className={styles.frame}>
      <p id={captionId} className={styles.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </p>
      <table className={styles.table} role="table" aria-labelledby={captionId} data-on-phones={onPhones}>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-align={column.align}
                aria-sort={column.sorted}
              >
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              columns={columns}
              labels={[moreLabel, lessLabel]}
              isFocused={row.key === focusedRow}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A header that sorts is a button; on phones, where there are no headers, one sorts by none. */
function ColumnName({ column }: { column: DataTableColumn<string> }): ReactNode {
  if (!column.onSort) return column.label;
  return (
    <button type="button" className={styles.sort} onClick={column.onSort}>
      {column.label}
      <span aria-hidden="true">{marks[column.sorted ?? 'none']}</span>
    </button>
  );
}

const marks = { ascending: ' ↑', descending: ' ↓', none: '' };

interface RowProps<Key extends string> {
  row: DataTableRow<Key>;
  columns: readonly DataTableColumn<Key>[];
  labels: readonly [more: string, less: string];
  isFocused: boolean;
}

function Row<Key extends string>({
  row,
  columns,
  labels: [more, less],
  isFocused,
}: RowProps<Key>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <tr className={styles.row} role="row" data-open={isOpen || undefined}>
      {columns.map((column, index) =>
        index === 0 ? (
          <Name key={column.key} column={column} isFocused={isFocused}>
            {row.cells[column.key]}
          </Name>
        ) : (
          <Cell key={column.key} column={column}>
            {row.cells[column.key]}
          </Cell>
        ),
      )}
      {columns.some(({ isLater }) => isLater) && (
        <td className={styles.more} role="cell">
          <TextButton isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? less : more}
          </TextButton>
        </td>
      )}
    </tr>
  );
}

interface CellProps {
  column: DataTableColumn<string>;
  children: ReactNode;
}

/** The cell that names its row. */
function Name({ column, isFocused, children }: CellProps & { isFocused: boolean }): ReactElement {
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (isFocused) cell.current?.focus();
  }, [isFocused]);
  return (
    <th
      ref={cell}
      className={styles.name}
      role="rowheader"
      scope="row"
      data-align={column.align}
      tabIndex={isFocused ? -1 : undefined}
    >
      {children}
    </th>
  );
}

function Cell({ column, children }: CellProps): ReactElement {
  return (
    <td
      className={styles.cell}
      role="cell"
      data-align={column.align}
      data-later={column.isLater || undefined}
    >
      <span className={styles.label} aria-hidden="true">
        {column.label}
      </span>
      <span className={styles.value}>{children}</span>
    </td>
  );
}
