import type { ReactNode } from 'react';
import { useText, type Item, type WidgetProps } from '../../../engine/index.ts';
import type { RecordTableSettings } from '../../generated/settings.ts';
import { FieldText, useLines } from '../../item-lines/index.ts';
import { ItemList, type ShownItems } from '../../item-list/index.ts';
import { ItemActions, ItemLink } from '../../item-links/index.ts';
import { DataTable, type DataTableColumn, type DataTableRow } from '../../kit/data-table/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { FoldAll, useSections, useTotal } from './sections.tsx';

/** The things of a record in rows. */
export function RecordTable({ settings }: WidgetProps<RecordTableSettings>): ReactNode {
  const columns = useLines(settings.columns);
  return (
    <ItemList settings={settings} lines={columns}>
      {(shown) => <Rows settings={settings} columns={columns} shown={shown} />}
    </ItemList>
  );
}

type Column = Exclude<RecordTableSettings['columns'][number], string>;

interface RowsProps {
  settings: RecordTableSettings;
  columns: readonly Column[];
  shown: ShownItems;
}

function Rows({ settings, columns, shown }: RowsProps): ReactNode {
  const text = useText();
  const { actions = [], onPhones } = settings;
  const { texts } = shown;
  const toRow = (item: Item): DataTableRow<string> => rowOf(item, { settings, columns, shown });
  const sections = useSections(settings, shown.rows, texts, toRow);
  const total = useTotal(settings, shown.rows, texts);
  const head = columns
    .map((column, index) => headOf(column, index, shown))
    .filter((_, index) => index === 0 || isSaidOfAny(shown, index));
  return (
    <Stack gap={3}>
      {settings.group?.folds && sections && <FoldAll sections={sections} />}
      <DataTable
        caption={shown.caption}
        isCaptionHidden
        columns={actions.length === 0 ? head : [...head, { key: 'actions', label: text('list:actions') }]}
        rows={sections ? [] : shown.rows.map(toRow)}
        sections={sections?.list}
        total={total}
        focusedRow={shown.goesOnAt}
        onPhones={onPhones}
        moreLabel={text('list:more')}
        lessLabel={text('list:less')}
        openAllLabel={text('list:openAll')}
        closeAllLabel={text('list:closeAll')}
      />
    </Stack>
  );
}

/** A column of which no row says anything takes room for nothing. */
function isSaidOfAny({ rows, texts }: ShownItems, index: number): boolean {
  return rows.some((item) => texts.of(item)[index]?.text !== '');
}

function headOf(
  { field, phones }: Column,
  index: number,
  { texts, order }: ShownItems,
): DataTableColumn<string> {
  const sorted = order.sortedBy(field);
  return {
    key: field,
    label: texts.labels[index] ?? '',
    align: figures.has(texts.types[index] ?? 'text') ? 'figures' : 'text',
    isLater: phones === 'expand',
    ...(sorted && { sorted, onSort: () => order.sortBy(field) }),
  };
}

/** The first cell names the thing, and leads to it where the settings say so. */
function rowOf(item: Item, { settings, columns, shown }: RowsProps): DataTableRow<string> {
  const { items: record, opens, actions = [] } = settings;
  const fields = shown.texts.of(item);
  const cells = columns.map(({ field }, index): [string, ReactNode] => {
    const cell = <FieldText shown={fields[index]} />;
    if (index > 0 || !opens) return [field, cell];
    const link = (
      <ItemLink record={record} item={item} to={opens}>
        {cell}
      </ItemLink>
    );
    return [field, link];
  });
  const name = fields[0]?.text ?? '';
  return {
    key: shown.keyOf(item),
    cells: {
      ...Object.fromEntries(cells),
      actions: <ItemActions record={record} item={item} actions={actions} name={name} />,
    },
  };
}

const figures = new Set(['money', 'integer', 'number']);
