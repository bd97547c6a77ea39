import type { ReactNode } from 'react';
import {
  useControls,
  useHolding,
  useSentence,
  useSentences,
  type ControlView,
  type WidgetProps,
} from '../../../engine/index.ts';
import type { SummarySettings } from '../../generated/settings.ts';
import { Skeleton } from '../../kit/skeleton/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { SummaryList, type SummaryChange } from '../../kit/summary-list/index.ts';
import { Heading, Text } from '../../kit/text/index.ts';

/** Rows of a term and what it is, each shown when its condition holds. */
export function Summary({ settings }: WidgetProps<SummarySettings>): ReactNode {
  const title = useSentence(settings.title);
  const holding = useHolding(settings.rows.map(({ when }) => when));
  const rows = settings.rows.filter((_, index) => holding[index]);
  const words = useSentences(rows.flatMap(({ label, value }) => [label, value]));
  const controls = useControls(rows.flatMap(({ action }) => action ?? []));
  const list = rows.map(({ label, emphasis, action }, index) => {
    const value = words[index * 2 + 1];
    const detail =
      emphasis && value !== undefined ? (
        <Text as="span" isStrong>
          {value}
        </Text>
      ) : (
        value
      );
    return {
      key: typeof label === 'string' ? label : label.key,
      term: words[index * 2] ?? '',
      detail: detail ?? <Skeleton width="half" />,
      change:
        action &&
        changeOf(controls[rows.slice(0, index).filter((row) => row.action).length], words[index * 2] ?? ''),
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

/** The label of the control says all; the kit adds the subject only for those who cannot see the row. */
function changeOf(control: ControlView | undefined, subject: string): SummaryChange | undefined {
  if (!control) return undefined;
  const { label, href, press } = control;
  return href === undefined ? { label, subject, onPress: press } : { label, subject, href };
}
