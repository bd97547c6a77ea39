import { useState, type ReactNode } from 'react';
import {
  useHolding,
  useItems,
  useItemTexts,
  useSentences,
  useServices,
  useText,
  type Item,
  type ItemOrder,
  type Items,
  type ItemTexts,
  type ShownField,
  type WidgetProps,
} from '../../../engine/index.ts';
import type { RecordTableSettings } from '../../generated/settings.ts';
import { Badge } from '../../kit/badge/index.ts';
import { DataTable, type DataTableColumn } from '../../kit/data-table/index.ts';
import { Inline } from '../../kit/inline/index.ts';
import { Skeleton } from '../../kit/skeleton/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { TextButton } from '../../kit/text-button/index.ts';
import { Text } from '../../kit/text/index.ts';
import { ItemActions, ItemLink } from '../../item-links/index.ts';
import { FilterBar, useFilters } from './FilterBar.tsx';

/** The things of a record in rows. Waiting, empty, no match, old and failed are never one for another. */
export function RecordTable({ settings }: WidgetProps<RecordTableSettings>): ReactNode {
  const [order, setOrder] = useState<ItemOrder>();
  const columns = useColumns(settings);
  const list = useItems({ ...settings, order });
  const texts = useItemTexts(settings.items, columns);
  const filters = useFilters(settings.items, settings.filter ?? []);
  const [caption, empty] = useSentences([settings.caption, list?.empty]);
  if (!list || !texts || !filters || caption === undefined || empty === undefined)
    return <Waiting settings={settings} />;
  if (list.items.length === 0) return <Text tone="muted">{empty}</Text>;
  const rows = list.items.filter(filters.admits);
  return (
    <Stack gap={3}>
      <FilterBar filters={filters} count={rows.length} />
      {list.isOld && <Old retry={list.retry} />}
      {rows.length > 0 && (
        <Rows
          settings={settings}
          list={list}
          texts={texts}
          caption={caption}
          columns={columns}
          rows={rows}
          order={order}
          setOrder={setOrder}
        />
      )}
    </Stack>
  );
}

type Column = Exclude<RecordTableSettings['columns'][number], string>;

/** The columns whose own condition holds. */
function useColumns({ columns }: RecordTableSettings): Column[] {
  const all = columns.map((column) => (typeof column === 'string' ? { field: column } : column));
  const holding = useHolding(all.map(({ when }) => when));
  return all.filter((_, index) => holding[index]);
}

interface RowsProps {
  settings: RecordTableSettings;
  list: Items;
  texts: ItemTexts;
  caption: string;
  columns: readonly Column[];
  rows: readonly Item[];
  order: ItemOrder | undefined;
  setOrder: (order: ItemOrder) => void;
}

function Rows({ settings, list, texts, caption, columns, rows, order, setOrder }: RowsProps): ReactNode {
  const text = useText();
  const { items: record, opens, actions = [], sort = [], onPhones } = settings;
  const head = columns.map(({ field, phones }, index): DataTableColumn<string> => {
    const by = field.slice(record.length + 1);
    const sorted = order?.by === by ? (order.descending ? 'descending' : 'ascending') : 'none';
    return {
      key: field,
      label: texts.labels[index] ?? '',
      align: figures.has(texts.types[index] ?? 'text') ? 'figures' : 'text',
      isLater: phones === 'expand',
      ...(sort.includes(field) && {
        sorted,
        onSort: () => setOrder({ by, descending: sorted === 'ascending' }),
      }),
    };
  });
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={actions.length === 0 ? head : [...head, { key: 'actions', label: text('list:actions') }]}
      rows={rows.map((item) => {
        const shown = texts.of(item);
        const name = shown[0]?.text ?? '';
        const cells = columns.map(({ field }, index): [string, ReactNode] => {
          const cell = <Cell shown={shown[index]} />;
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
          key: String(item[list.key]),
          cells: {
            ...Object.fromEntries(cells),
            actions: <ItemActions record={record} item={item} actions={actions} name={name} />,
          },
        };
      })}
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

/** Asking again has failed: what is there stays, and that is said. */
function Old({ retry }: { retry: () => void }): ReactNode {
  const text = useText();
  return (
    <Inline gap={3} align="center">
      <Text tone="muted">{text('list:old')}</Text>
      <TextButton onPress={retry}>{text('common:tryAgain')}</TextButton>
    </Inline>
  );
}

/** As many rows as there may be, where that is known. */
function Waiting({ settings: { first } }: { settings: RecordTableSettings }): ReactNode {
  const { constant } = useServices();
  const count = first === undefined ? usualRows : Math.min(Number(constant(first)), usualRows);
  return (
    <Stack gap={3}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="row" />
      ))}
    </Stack>
  );
}

const usualRows = 5;
