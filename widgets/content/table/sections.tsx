import { useState, type ReactNode } from 'react';
import { useItemTexts, useSentence, useText, type Item, type ItemTexts } from '../../../engine/index.ts';
import type { RecordTableSettings } from '../../generated/settings.ts';
import type { DataTableRow, DataTableSection, DataTableTotal } from '../../kit/data-table/index.ts';
import { Inline } from '../../kit/inline/index.ts';
import { TextButton } from '../../kit/text-button/index.ts';

/** The groups of a table's rows. */
export interface Sections {
  list: readonly DataTableSection<string>[];
  openAll(): void;
  closeAll(): void;
}

/** The rows grouped by the field of the settings, in the order of the first row of each; undefined if they have none. */
export function useSections(
  { items: record, caption, group, total }: RecordTableSettings,
  rows: readonly Item[],
  texts: ItemTexts,
  toRow: (item: Item) => DataTableRow<string>,
): Sections | undefined {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const names = useItemTexts(record, group ? [{ field: group.by, label: caption, text: group.text }] : []);
  if (!group) return undefined;
  const groups = Map.groupBy(rows, (item) => String(item[group.by.slice(record.length + 1)]));
  const list = [...groups].map(([key, items]): DataTableSection<string> => {
    const [first] = items;
    const isOpen = open.has(key);
    return {
      key,
      name: (first && names?.of(first)[0]?.text) ?? '',
      rows: items.map(toRow),
      ...(total && { total: texts.sum(total.field, items) }),
      ...(group.folds && { isOpen, onToggle: () => setOpen(toggled(open, key)) }),
    };
  });
  return { list, openAll: () => setOpen(new Set(groups.keys())), closeAll: () => setOpen(new Set()) };
}

/** The total of a column, under the label of the settings; undefined if they have none. */
export function useTotal(
  { total }: RecordTableSettings,
  rows: readonly Item[],
  texts: ItemTexts,
): DataTableTotal<string> | undefined {
  const label = useSentence(total?.label);
  return total && { key: total.field, label: label ?? '', text: texts.sum(total.field, rows) };
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const rest = [...open].filter((each) => each !== key);
  return new Set(open.has(key) ? rest : [...rest, key]);
}

/** Opens and closes all groups at once (BL-STM-013, BL-STM-014). */
export function FoldAll({ sections: { openAll, closeAll } }: { sections: Sections }): ReactNode {
  const text = useText();
  return (
    <Inline gap={4}>
      <TextButton onPress={openAll}>{text('list:expandAll')}</TextButton>
      <TextButton onPress={closeAll}>{text('list:collapseAll')}</TextButton>
    </Inline>
  );
}
