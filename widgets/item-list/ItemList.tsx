import { useDeferredValue, type ReactNode } from 'react';
import {
  useItems,
  useItemTexts,
  useSentences,
  useServices,
  useText,
  type Item,
  type ItemTexts,
  type Line,
} from '../../engine/index.ts';
import { Inline } from '../kit/inline/index.ts';
import { Stack } from '../kit/stack/index.ts';
import { TextButton } from '../kit/text-button/index.ts';
import { Text } from '../kit/text/index.ts';
import { Waiting } from '../waiting/index.ts';
import { FilterBar } from './FilterBar.tsx';
import type { ListSettings } from './settings.ts';
import { Old } from './Old.tsx';
import { useFilters } from './useFilters.ts';
import { useOrder, type ChosenOrder } from './useOrder.ts';
import { usePage } from './usePage.ts';

/** The parts of a list's rows. */
export interface ShownItems {
  caption: string;
  /** At least one. */
  rows: readonly Item[];
  texts: ItemTexts;
  order: ChosenOrder;
  keyOf(item: Item): string;
  /** The key of the row that is to be focused, because it came last. */
  goesOnAt: string | undefined;
}

interface ItemListProps {
  settings: ListSettings;
  lines: readonly Line[];
  /** Draws the rows. */
  children: (shown: ShownItems) => ReactNode;
}

/** The things of a record, whatever they look like. Waiting, empty, no match, old and failed are never one for another. */
export function ItemList({ settings, lines, children }: ItemListProps): ReactNode {
  const order = useOrder(settings);
  const list = useItems({ ...settings, order: order.order });
  const texts = useItemTexts(settings.items, lines);
  const filters = useFilters(settings);
  const [caption, empty, noMatch] = useSentences([settings.caption, list?.empty, settings.noMatch]);
  const matching = list && filters ? list.items.filter(filters.admits) : [];
  const page = usePage(settings, matching);
  const rows = useRows(page.rows);
  if (!list || !texts || !filters || caption === undefined || empty === undefined)
    return <WaitingRows settings={settings} />;
  if (list.items.length === 0) return <Text tone="muted">{empty}</Text>;
  const keyOf = (item: Item): string => String(item[list.key]);
  const goesOnAt = page.goesOnAt && keyOf(page.goesOnAt);
  return (
    <Stack gap={3}>
      <FilterBar filters={filters} count={matching.length} noMatch={noMatch} />
      {list.isOld && <Old retry={list.retry} />}
      {rows.length > 0 && children({ caption, rows, texts, order, keyOf, goesOnAt })}
      {page.showMore && <More count={page.rows.length} of={matching.length} onPress={page.showMore} />}
    </Stack>
  );
}

/**
 * A long list comes in two pieces, so that its beginning is seen, and a choice answered, before all of it is drawn; 1,000
 * rows take a slow phone a second and more.
 */
function useRows(rows: readonly Item[]): readonly Item[] {
  const later = useDeferredValue(rows, rows.slice(0, atOnce));
  return rows.length > atOnce ? later : rows;
}

const atOnce = 40;

function More({ count, of, onPress }: { count: number; of: number; onPress: () => void }): ReactNode {
  const text = useText();
  const values = { shown: count, all: of };
  const numbers = Object.entries(values).map(([name, value]) => [name, { value, format: 'number' } as const]);
  return (
    <Inline gap={4}>
      <TextButton onPress={onPress}>{text('list:showMore')}</TextButton>
      <Text as="span" tone="muted">
        {text('list:shownOf', Object.fromEntries(numbers))}
      </Text>
    </Inline>
  );
}

/** A skeleton with as many rows as the list may have, if that is known. */
function WaitingRows({ settings: { first } }: { settings: ListSettings }): ReactNode {
  const { constant } = useServices();
  const count = first === undefined ? usualRows : Math.min(Number(constant(first)), usualRows);
  return <Waiting shape="row" count={count} />;
}

const usualRows = 5;
