import type { ReactNode } from 'react';
import {
  useEachControl,
  useFacts,
  useHolding,
  useSentence,
  useSentences,
  type ControlView,
  type WidgetProps,
} from '../../../engine/index.ts';
import type { SummarySettings } from '../../generated/settings.ts';
import { MethodMark } from '../../kit/method-mark/index.ts';
import { Skeleton } from '../../kit/skeleton/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { SummaryList, type SummaryChange } from '../../kit/summary-list/index.ts';
import { Heading, Text } from '../../kit/text/index.ts';
import { Waiting } from '../../waiting/index.ts';

type Row = SummarySettings['rows'][number];

/** Rows of a term and what it is, each shown when its condition holds. Until all terms have words, none has its row. */
export function Summary({ settings }: WidgetProps<SummarySettings>): ReactNode {
  const title = useSentence(settings.title);
  const holding = useHolding(settings.rows.map(({ when }) => when));
  const rows = settings.rows.filter((_, index) => holding[index]);
  const terms = useSentences(rows.map(({ label }) => label));
  const values = useSentences(rows.map(({ value }) => value));
  const marks = useFacts(rows.map(({ mark }) => mark ?? ''));
  const controls = useEachControl(rows.flatMap(({ action }) => action ?? []));
  const isTitled = settings.title === undefined || title !== undefined;
  if (!isTitled || terms.includes(undefined)) return <Waiting shape="row" count={rows.length} />;
  const list = rows.map((row, index) => {
    const term = terms[index] ?? '';
    return {
      key: keyOf(row),
      term,
      detail: detailOf(row, values[index], marks[index]),
      change:
        row.action && changeOf(controls[rows.slice(0, index).filter((each) => each.action).length], term),
    };
  });
  if (title === undefined) return <SummaryList rows={list} />;
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="body">
        {title}
      </Heading>
      <SummaryList rows={list} align="figures" />
    </Stack>
  );
}

function keyOf({ label }: Row): string {
  return typeof label === 'string' ? label : label.key;
}

function detailOf({ emphasis }: Row, value: string | undefined, mark: unknown): ReactNode {
  if (value === undefined) return <Skeleton width="half" />;
  if (mark !== undefined) {
    return (
      <>
        <MethodMark type={String(mark)} inText />
        {value}
      </>
    );
  }
  if (!emphasis) return value;
  return (
    <Text as="span" isStrong>
      {value}
    </Text>
  );
}

/** The label of the control says all; the kit adds the subject only for those who cannot see the row. */
function changeOf(control: ControlView | undefined, subject: string): SummaryChange | undefined {
  if (!control) return undefined;
  const { label, href, press } = control;
  return href === undefined ? { label, subject, onPress: press } : { label, subject, href };
}
