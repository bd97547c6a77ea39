import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Item, WidgetProps } from '../../../engine/index.ts';
import type { RecordListSettings } from '../../generated/settings.ts';
import { FieldText, useLines } from '../../item-lines/index.ts';
import { ItemActions, ItemLink } from '../../item-links/index.ts';
import { ItemList, type ShownItems } from '../../item-list/index.ts';
import { Card } from '../../kit/card/index.ts';
import { PressCover } from '../../kit/press-cover/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { SummaryList } from '../../kit/summary-list/index.ts';
import styles from './RecordList.module.css';

/** The things of a record as cards, or below each other: for what has more to say than fits into columns. */
export function RecordList({ settings }: WidgetProps<RecordListSettings>): ReactNode {
  const lines = useLines(settings.lines);
  return (
    <ItemList settings={settings} lines={lines}>
      {(shown) => (
        <>
          <ul className={styles.list} aria-label={shown.caption} data-form={settings.form}>
            {shown.rows.map((item) => {
              const thing = <Thing settings={settings} shown={shown} item={item} />;
              return (
                <li key={shown.keyOf(item)} className={styles.item}>
                  {settings.form === 'cards' ? <Card>{thing}</Card> : thing}
                </li>
              );
            })}
          </ul>
          <CoverWhereFewer count={shown.rows.length} />
        </>
      )}
    </ItemList>
  );
}

/** Where things have gone, the next one comes under the finger. */
function CoverWhereFewer({ count }: { count: number }): ReactNode {
  const [seen, setSeen] = useState({ count, fewer: 0 });
  if (seen.count !== count) setSeen({ count, fewer: seen.fewer + Number(count < seen.count) });
  return seen.fewer > 0 && <PressCover key={seen.fewer} />;
}

interface ThingProps {
  settings: RecordListSettings;
  shown: ShownItems;
  item: Item;
}

/** A thing of the list: its name, its fields, and its actions. */
function Thing({ settings, shown, item }: ThingProps): ReactNode {
  const { items: record, opens, actions = [] } = settings;
  const { texts, keyOf, goesOnAt } = shown;
  const [name, ...fields] = texts.of(item);
  const rows = fields.flatMap((field, index) => {
    const term = texts.labels[index + 1] ?? '';
    return field.text === '' ? [] : [{ key: term, term, detail: <FieldText shown={field} /> }];
  });
  return (
    <Stack gap={3}>
      <Name isFocused={keyOf(item) === goesOnAt}>
        {opens ? (
          <ItemLink record={record} item={item} to={opens}>
            <FieldText shown={name} />
          </ItemLink>
        ) : (
          <FieldText shown={name} />
        )}
      </Name>
      {rows.length > 0 && <SummaryList rows={rows} />}
      <ItemActions record={record} item={item} actions={actions} name={name?.text ?? ''} />
    </Stack>
  );
}

function Name({ isFocused, children }: { isFocused: boolean; children: ReactNode }): ReactNode {
  const name = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) name.current?.focus();
  }, [isFocused]);
  return (
    <div ref={name} className={styles.name} tabIndex={isFocused ? -1 : undefined}>
      {children}
    </div>
  );
}
