import { useEffect, type ReactNode } from 'react';
import {
  useHolding,
  useRunner,
  useSentences,
  useSequenceValue,
  type WidgetProps,
} from '../../../engine/index.ts';
import { fieldId, useFieldError } from '../../field-error/index.ts';
import type { MethodEntrySettings } from '../../generated/settings.ts';
import { RadioCards } from '../../kit/radio-cards/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { RegisteredCardFrame, FrameErrors } from '../card-frame-registry/index.ts';

/** A card or a bank account is entered, in the frame of the card service. It begins with the first that is open. */
export function MethodEntry({ settings }: WidgetProps<MethodEntrySettings>): ReactNode {
  const { source, token, entries } = settings;
  const runner = useRunner();
  const [question = ''] = useSentences([settings.question]);
  const words = useSentences(entries.flatMap(({ label, detail, frameTitle }) => [label, detail, frameTitle]));
  const holding = useHolding(entries.map(({ when }) => when));
  const [chosen] = useSequenceValue(source);
  const error = useFieldError(source);
  const open = entries.filter((_, index) => holding[index]);
  const first = open[0]?.value;
  // The first form shows from the first rendering on, so that nothing jumps when it becomes the answer.
  const shown = chosen === 'unanswered' ? first : String(chosen);

  useEffect(() => {
    if (chosen === 'unanswered' && first !== undefined) runner.suggest({ [source]: first });
  }, [chosen, first, source, runner]);

  const options = open.map((entry) => {
    const [title = '', detail, frame = ''] = words.slice(entries.indexOf(entry) * 3);
    const isChosen = entry.value === shown;
    const more = isChosen ? <RegisteredCardFrame mode={entry.form} title={frame} /> : undefined;
    return { value: entry.value, title, detail, more };
  });
  return (
    <Stack gap={5}>
      <FrameErrors key={shown} />
      <RadioCards
        id={fieldId(source)}
        name="method"
        label={question}
        error={error}
        options={options}
        value={shown}
        onChange={(value) => runner.change({ [source]: value, [token]: '' })}
      />
    </Stack>
  );
}
