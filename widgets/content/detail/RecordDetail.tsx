import type { ReactNode } from 'react';
import { useItem, useItemTexts, type WidgetProps } from '../../../engine/index.ts';
import type { RecordDetailSettings } from '../../generated/settings.ts';
import { FieldText, useLines } from '../../item-lines/index.ts';
import { SummaryList } from '../../kit/summary-list/index.ts';
import { Waiting } from '../../waiting/index.ts';

/** The thing that the page is about: a line for each field. */
export function RecordDetail({ settings }: WidgetProps<RecordDetailSettings>): ReactNode {
  const lines = useLines(settings.lines);
  const [first = ''] = settings.lines;
  const [record = ''] = (typeof first === 'string' ? first : first.field).split('.');
  const item = useItem(record);
  const texts = useItemTexts(record, lines, 'wide');
  if (!item || !texts) return <Waiting shape="row" count={settings.lines.length} />;
  const shown = texts.of(item);
  const rows = lines.flatMap(({ field }, index) => {
    const line = shown[index];
    if (!line?.text) return [];
    return [{ key: field, term: texts.labels[index] ?? '', detail: <FieldText shown={line} /> }];
  });
  return <SummaryList rows={rows} />;
}
