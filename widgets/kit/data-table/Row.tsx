/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the roles are written out because browsers drop a table's own when its display changes, as ours does on phones */
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { TextButton } from '../text-button/index.ts';
import type { DataTableColumn, DataTableRow } from './parts.ts';
import type { Opening } from './useOpening.ts';
import styles from './DataTable.module.css';

interface RowProps<Key extends string> {
  row: DataTableRow<Key>;
  columns: readonly DataTableColumn<Key>[];
  labels: readonly [more: string, less: string];
  opening: Opening;
  isFocused: boolean;
  /** Its section is closed. */
  isFolded?: boolean;
}

/** One thing. On phones the cells that are seen later show once it is opened. */
export function Row<Key extends string>({
  row,
  columns,
  labels: [more, less],
  opening,
  isFocused,
  isFolded = false,
}: RowProps<Key>): ReactElement {
  const isOpen = opening.isOpen(row.key);
  const nameId = useId();
  const opens = columns.some(({ isLater }) => isLater);
  return (
    <tr className={styles.row} role="row" hidden={isFolded} data-open={isOpen || undefined}>
      {columns.map((column, index) =>
        index === 0 ? (
          <Name key={column.key} id={opens ? nameId : undefined} column={column} isFocused={isFocused}>
            {row.cells[column.key]}
          </Name>
        ) : (
          <Cell key={column.key} column={column}>
            {row.cells[column.key]}
          </Cell>
        ),
      )}
      {opens && (
        <td className={styles.more} role="cell">
          <TextButton isExpanded={isOpen} subjectId={nameId} onPress={() => opening.toggle(row.key)}>
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

interface NameProps extends CellProps {
  id: string | undefined;
  isFocused: boolean;
}

/** The cell that names its row. */
function Name({ id, column, isFocused, children }: NameProps): ReactElement {
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (isFocused) cell.current?.focus();
  }, [isFocused]);
  return (
    <th
      ref={cell}
      id={id}
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
