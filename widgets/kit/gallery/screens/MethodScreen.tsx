import { creditCard } from '../../../generated/glyphs/creditCard.ts';
import { landmark } from '../../../generated/glyphs/landmark.ts';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Amount } from '../../amount/index.ts';
import { Button } from '../../button/index.ts';
import type { CardFrameHandle, CardFrameMode, CardFrameOutcome } from '../../card-frame/index.ts';
import { ErrorSummary } from '../../error-summary/index.ts';
import { Icon } from '../../icon/index.ts';
import { Inline } from '../../inline/index.ts';
import { FocusedFlow } from '../../layout/focused-flow/index.ts';
import { Notice } from '../../notice/index.ts';
import { RadioCards } from '../../radio-cards/index.ts';
import { Steps } from '../../steps/index.ts';
import { Text } from '../../text/index.ts';
import type { GalleryCopy } from '../copy.ts';
import { MethodFrame } from './MethodFrame.tsx';
import { MockFlowFrame } from './MockFrame.tsx';
import type { ScreenProps } from './ScreenProps.ts';

type MethodCopy = GalleryCopy['method'];

/** The second step of a payment: a saved card, or something new in the card frame. */
export function MethodScreen({ copy, view }: ScreenProps): ReactElement {
  const { method, forms, payment } = copy;
  const [mode, setMode] = useState<CardFrameMode>('security-code');
  const [outcome, setOutcome] = useState<CardFrameOutcome>();
  const [isPending, setPending] = useState(false);
  const frame = useRef<CardFrameHandle>(null);
  const submit = async (): Promise<void> => {
    setPending(true);
    setOutcome(await frame.current?.submit());
    setPending(false);
  };
  const frameFor = (wanted: CardFrameMode): ReactElement => (
    <MethodFrame
      ref={frame}
      mode={wanted}
      method={method}
      view={view}
      onSubmitRequested={() => void submit()}
    />
  );
  return (
    <MockFlowFrame copy={copy}>
      <FocusedFlow
        progress={<Steps current={2} total={4} label={method.step} />}
        title={method.title}
        alert={
          <Outcome
            outcome={outcome}
            method={method}
            title={forms.summaryTitle}
            onSelect={(field) => frame.current?.focus(field)}
          />
        }
        summaryLine={
          <Inline justify="between">
            <Text as="span">{payment.total}</Text>
            <Amount size="title">$84.10</Amount>
          </Inline>
        }
        action={
          <Button isPending={isPending} pendingLabel={method.processing} onPress={() => void submit()}>
            {method.next}
          </Button>
        }
      >
        <RadioCards
          label={method.choose}
          value={mode}
          onChange={setMode}
          options={[
            {
              value: 'security-code',
              title: method.saved,
              detail: method.savedDetail,
              icon: <Icon glyph={creditCard} />,
              more: frameFor('security-code'),
            },
            { value: 'card', title: method.card, icon: <Icon glyph={creditCard} />, more: frameFor('card') },
            {
              value: 'bank-account',
              title: method.bank,
              icon: <Icon glyph={landmark} />,
              more: frameFor('bank-account'),
            },
          ]}
        />
      </FocusedFlow>
    </MockFlowFrame>
  );
}

interface OutcomeProps {
  outcome: CardFrameOutcome | undefined;
  method: MethodCopy;
  title: string;
  onSelect: (field: Parameters<CardFrameHandle['focus']>[0]) => void;
}

function Outcome({ outcome, method, title, onSelect }: OutcomeProps): ReactElement | undefined {
  switch (outcome?.kind) {
    case undefined:
      return undefined;
    case 'invalid':
      return (
        <ErrorSummary
          title={title}
          errors={outcome.fields.map(({ field, message }) => ({
            fieldId: field,
            message,
            onSelect: () => onSelect(field),
          }))}
        />
      );
    case 'token':
      return <Notice state="success" announce="polite" title={`${method.accepted}: ${outcome.token}`} />;
    case 'proof':
      return <Notice state="success" announce="polite" title={`${method.accepted}: ${outcome.proof}`} />;
    case 'mismatch':
      return <Notice state="danger" announce="assertive" title={method.mismatch} />;
    case 'too-many-attempts':
      return <Notice state="danger" announce="assertive" title={method.attempts} />;
    case 'failed':
      return <Notice state="danger" announce="assertive" title={method.failed} />;
  }
}
