import type { ReactNode } from 'react';
import { useItems, type Item, type WidgetProps } from '../../../engine/index.ts';
import type { RecordChartSettings } from '../../generated/settings.ts';
import { ItemList, type ShownItems } from '../../item-list/index.ts';
import { BarTable } from '../../kit/bar-table/index.ts';

/** The things of a record as bars. */
export function RecordChart({ settings }: WidgetProps<RecordChartSettings>): ReactNode {
  return (
    <ItemList settings={settings} lines={[{ field: settings.by }, { field: settings.bars }]}>
      {(shown) => <Bars settings={settings} shown={shown} />}
    </ItemList>
  );
}

interface BarsProps {
  settings: RecordChartSettings;
  shown: ShownItems;
}

/** A thing without the value has no bar, and shows the text of its record. */
function Bars({ settings: { items, bars, marked }, shown }: BarsProps): ReactNode {
  const { texts, rows, keyOf, caption } = shown;
  const standingOut = useItems({ items, where: marked })?.items.map(keyOf) ?? [];
  const value = (item: Item): number => Number(item[bars.slice(items.length + 1)] ?? 0);
  const [name = '', amount = ''] = texts.labels;
  return (
    <BarTable
      caption={caption}
      columns={[name, amount]}
      bars={rows.map((item) => {
        const [label, figure] = texts.of(item);
        const isMarked = marked !== undefined && standingOut.includes(keyOf(item));
        return {
          key: keyOf(item),
          label: label?.text ?? '',
          value: value(item),
          text: figure?.text ?? '',
          isMarked,
        };
      })}
    />
  );
}
