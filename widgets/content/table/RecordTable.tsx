import type { ReactNode } from 'react';
import { useText, type ShownField, type WidgetProps } from '../../../engine/index.ts';
import type { RecordTableSettings } from '../../generated/settings.ts';
import { useLines } from '../../item-lines/index.ts';
import { ItemList, type ShownItems } from '../../item-list/index.ts';
import { ItemActions, ItemLink } from '../../item-links/index.ts';
import { Badge } from '../../kit/badge/index.ts';
import { DataTable, type DataTableColumn } from '../../kit/data-table/index.ts';

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
  const { items: record, opens, actions = [], onPhones } = settings;
  const { texts, order } = shown;
  const head = columns.map(({ field, phones }, index): DataTableColumn<string> => {
    const sorted = order.sortedBy(field);
    return {
      key: field,
      label: texts.labels[index] ?? '',
      align: figures.has(texts.types[index] ?? 'text') ? 'figures' : 'text',
      isLater: phones === 'expand',
      ...(sorted && { sorted, onSort: () => order.sortBy(field) }),
    };
  });
  return (
    <DataTable
      caption={shown.caption}
      isCaptionHidden
      columns={actions.length === 0 ? head : [...head, { key: 'actions', label: text('list:actions') }]}
      rows={shown.rows.map((item) => {
        const fields = texts.of(item);
        const name = fields[0]?.text ?? '';
        const cells = columns.map(({ field }, index): [string, ReactNode] => {
          const cell = <Cell shown={fields[index]} />;
          return [
            field,
            index === 0 && opens ? (
              <ItemLink record={record} item={item} to={opens}>
                {cell}
              </ItemLink>
            ) : (
              cell
            ),
          ];
        });
        return {
          key: shown.keyOf(item),
          cells: {
            ...Object.fromEntries(cells),
            actions: <ItemActions record={record} item={item} actions={actions} name={name} />,
          },
        };
      })}
      focusedRow={shown.goesOnAt}
      onPhones={onPhones}
      moreLabel={text('list:more')}
      lessLabel={text('list:less')}
    />
  );
}

const figures = new Set(['money', 'integer', 'number']);

function Cell({ shown }: { shown: ShownField | undefined }): ReactNode {
  if (!shown?.tone) return shown?.text;
  return <Badge state={shown.tone}>{shown.text}</Badge>;
}
