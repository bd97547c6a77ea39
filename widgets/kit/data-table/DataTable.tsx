/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the roles are written out because browsers drop a table's own when its display changes, as ours does on phones */
import { useId, type ReactElement, type ReactNode } from 'react';
import { TextButton } from '../text-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { DataTableColumn, DataTableRow, DataTableSection, DataTableTotal } from './parts.ts';
import { Row } from './Row.tsx';
import { Section, Total } from './Section.tsx';
import { useOpening, type Opening } from './useOpening.ts';
import styles from './DataTable.module.css';

export interface DataTableProps<Key extends string> {
  caption: string;
  /** Hides the caption from sight where a heading above says the same. */
  isCaptionHidden?: boolean | undefined;
  /** The first column names its row. */
  columns: readonly DataTableColumn<Key>[];
  rows: readonly DataTableRow<Key>[];
  /** The rows by what they belong to, in the place of `rows`. */
  sections?: readonly DataTableSection<Key>[] | undefined;
  total?: DataTableTotal<Key> | undefined;
  /**
   * The layout of a row on phones: `labelled` lines, or `compact`, where the first column and the figures share a line and
   * the rest is below them without labels, for values that explain themselves.
   */
  onPhones?: 'labelled' | 'compact' | undefined;
  /** Labels of the button that opens and closes a row on phones. */
  moreLabel?: string | undefined;
  lessLabel?: string | undefined;
  /** Labels of the button that opens and closes all rows on phones. */
  openAllLabel?: string | undefined;
  closeAllLabel?: string | undefined;
  /** The row whose name takes the focus when it comes. */
  focusedRow?: string | undefined;
}

/** A simple table of text and figures. On phones each row becomes a small block. */
export function DataTable<Key extends string>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  sections,
  total,
  onPhones = 'labelled',
  moreLabel = '',
  lessLabel = '',
  openAllLabel = '',
  closeAllLabel = '',
  focusedRow,
}: DataTableProps<Key>): ReactElement {
  const captionId = useId();
  const labels = [moreLabel, lessLabel] as const;
  const all = sections?.flatMap((section) => section.rows) ?? rows;
  const opening = useOpening(all);
  return (
    <div className={styles.frame}>
      <p id={captionId} className={styles.caption}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </p>
      {all.length > 1 && columns.some(({ isLater }) => isLater) && (
        <OpenAll opening={opening} labels={[openAllLabel, closeAllLabel]} />
      )}
      <table
        className={styles.table}
        role="table"
        aria-labelledby={captionId}
        data-on-phones={onPhones}
        data-long={all.length > long || undefined}
      >
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
        {sections?.map((section) => (
          <Section
            key={section.key}
            section={section}
            total={total}
            columns={columns}
            labels={labels}
            opening={opening}
            focusedRow={focusedRow}
          />
        ))}
        {!sections && (
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                columns={columns}
                labels={labels}
                opening={opening}
                isFocused={row.key === focusedRow}
              />
            ))}
          </tbody>
        )}
        {total && <Total total={total} columns={columns} />}
      </table>
    </div>
  );
}

function OpenAll({
  opening,
  labels: [open, close],
}: {
  opening: Opening;
  labels: [string, string];
}): ReactNode {
  return (
    <div className={styles.more}>
      <TextButton onPress={opening.toggleAll}>{opening.isEachOpen ? close : open}</TextButton>
    </div>
  );
}

/** From so many rows on, those that are out of sight are not laid out on phones. */
const long = 100;

/** A header that sorts is a button, on phones too. */
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
