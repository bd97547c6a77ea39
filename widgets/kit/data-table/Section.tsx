/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the roles are written out because browsers drop a table's own when its display changes, as ours does on phones */
import type { ReactElement } from 'react';
import { TextButton } from '../text-button/index.ts';
import type { DataTableColumn, DataTableSection, DataTableTotal } from './parts.ts';
import { Row } from './Row.tsx';
import type { Opening } from './useOpening.ts';
import styles from './DataTable.module.css';

interface SectionProps<Key extends string> {
  section: DataTableSection<Key>;
  total: DataTableTotal<Key> | undefined;
  columns: readonly DataTableColumn<Key>[];
  labels: readonly [more: string, less: string];
  opening: Opening;
  focusedRow: string | undefined;
}

/** Rows that belong together, below a row that names them, says what they come to, and opens and closes them. */
export function Section<Key extends string>({
  section,
  total,
  columns,
  labels,
  opening,
  focusedRow,
}: SectionProps<Key>): ReactElement {
  const { name, rows, isOpen = true, onToggle } = section;
  return (
    <tbody role="rowgroup">
      <tr className={styles.section} role="row">
        <th
          className={styles.sectionName}
          role="rowheader"
          scope="rowgroup"
          colSpan={widthBefore(columns, total)}
        >
          {onToggle ? (
            <TextButton isExpanded={isOpen} onPress={onToggle}>
              {name}
            </TextButton>
          ) : (
            name
          )}
        </th>
        {total && <Figure total={total} text={section.total ?? ''} columns={columns} />}
      </tr>
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          isFolded={!isOpen}
          isFocused={row.key === focusedRow}
          columns={columns}
          labels={labels}
          opening={opening}
        />
      ))}
    </tbody>
  );
}

interface TotalProps<Key extends string> {
  total: DataTableTotal<Key>;
  columns: readonly DataTableColumn<Key>[];
}

/** The sum of a column, at the foot of the table. */
export function Total<Key extends string>({ total, columns }: TotalProps<Key>): ReactElement {
  return (
    <tfoot role="rowgroup">
      <tr className={styles.total} role="row">
        <th className={styles.sectionName} role="rowheader" scope="row" colSpan={widthBefore(columns, total)}>
          {total.label}
        </th>
        <Figure total={total} text={total.text} columns={columns} />
      </tr>
    </tfoot>
  );
}

/** The sum in its column, and nothing in those after it. */
function Figure<Key extends string>({
  total,
  text,
  columns,
}: TotalProps<Key> & { text: string }): ReactElement {
  const after = columns.length - 1 - indexOf(columns, total);
  return (
    <>
      <td className={styles.sectionTotal} role="cell" data-align="figures">
        {text}
      </td>
      {after > 0 && <td aria-hidden="true" colSpan={after} />}
    </>
  );
}

function widthBefore<Key extends string>(
  columns: readonly DataTableColumn<Key>[],
  total: DataTableTotal<Key> | undefined,
): number {
  return total ? Math.max(1, indexOf(columns, total)) : columns.length;
}

function indexOf<Key extends string>(
  columns: readonly DataTableColumn<Key>[],
  { key }: DataTableTotal<Key>,
): number {
  return columns.findIndex((column) => column.key === key);
}
