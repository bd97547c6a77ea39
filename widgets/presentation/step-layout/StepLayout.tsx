import type { ReactNode } from 'react';
import { useSentences, useText, type Presentation, type StepView } from '../../../engine/index.ts';
import { ControlButton, ControlRow } from '../../controls/index.ts';
import { fieldId } from '../../field-error/index.ts';
import { Amount } from '../../kit/amount/index.ts';
import { Card } from '../../kit/card/index.ts';
import { ErrorSummary } from '../../kit/error-summary/index.ts';
import { Inline } from '../../kit/inline/index.ts';
import { FocusedFlow } from '../../kit/layout/focused-flow/index.ts';
import { Steps } from '../../kit/steps/index.ts';
import { Text } from '../../kit/text/index.ts';

/** A step of a sequence: progress if there are several, errors, one question, one primary button, and a summary beside it. */
export const StepLayout: Presentation['StepLayout'] = ({ step, children }) => {
  const text = useText();
  // Not every step has a field that brings the words of forms along.
  const [summary] = useSentences(['form:errorSummary']);
  const { progress, errors, attempt, actions, exit, aside, line } = step;
  const primary = actions.find(({ style }) => style === 'primary');
  const others = actions.filter((action) => action !== primary);
  const label = text('form:step', {
    current: { value: progress.current, format: 'number' },
    total: { value: progress.total, format: 'number' },
    title: { value: progress.title, format: 'text' },
  });
  return (
    <FocusedFlow
      progress={
        progress.total > 1 && (
          // The line keeps its height until its words are loaded.
          <Steps current={progress.current} total={progress.total} label={label || '\u00A0'} />
        )
      }
      title={step.heading}
      alert={<Errors title={summary} errors={errors} attempt={attempt} />}
      summary={aside && <Card>{aside}</Card>}
      summaryLine={line && <SummaryLine label={line.label} value={line.value} />}
      action={primary && <ControlButton control={primary} />}
      onSubmit={primary && primary.href === undefined ? primary.press : undefined}
      otherActions={<ControlRow controls={exit ? [...others, exit] : others} />}
    >
      {children}
    </FocusedFlow>
  );
};

function SummaryLine({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <Inline justify="between">
      <Text as="span">{label}</Text>
      <Amount size="title">{value}</Amount>
    </Inline>
  );
}

interface ErrorsProps extends Pick<StepView, 'errors' | 'attempt'> {
  title: string | undefined;
}

function Errors({ title, errors, attempt }: ErrorsProps): ReactNode {
  if (title === undefined || errors.length === 0) return undefined;
  const listed = errors.map(({ field, message }) => ({ message, fieldId: fieldId(field) }));
  return <ErrorSummary title={title} errors={listed} attempt={attempt} />;
}
