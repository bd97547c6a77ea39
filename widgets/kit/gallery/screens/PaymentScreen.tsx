import { useState } from 'react';
import type { ReactElement } from 'react';
import { Amount } from '../../amount/index.ts';
import { Button } from '../../button/index.ts';
import { Card } from '../../card/index.ts';
import { Inline } from '../../inline/index.ts';
import { FocusedFlow } from '../../layout/focused-flow/index.ts';
import { MoneyField } from '../../money-field/index.ts';
import { RadioCards } from '../../radio-cards/index.ts';
import { Stack } from '../../stack/index.ts';
import { Steps } from '../../steps/index.ts';
import { SummaryList } from '../../summary-list/index.ts';
import { Text } from '../../text/index.ts';
import type { GalleryCopy } from '../copy.ts';
import { MockFlowFrame } from './MockFrame.tsx';
import type { ScreenProps } from './ScreenProps.ts';

/** The first step of a payment: one question, with the sum in sight. */
export function PaymentScreen({ copy }: ScreenProps): ReactElement {
  const { payment } = copy;
  const [choice, setChoice] = useState<'due' | 'past' | 'other'>('due');
  const [other, setOther] = useState('');
  const total = choice === 'other' ? `$${other === '' ? '0.00' : other}` : '$84.10';
  return (
    <MockFlowFrame copy={copy}>
      <FocusedFlow
        progress={<Steps current={1} total={4} label={payment.step} />}
        title={payment.title}
        summary={<PaymentSummary payment={payment} total={total} />}
        summaryLine={
          <Inline justify="between">
            <Text as="span">{payment.total}</Text>
            <Amount size="title">{total}</Amount>
          </Inline>
        }
        action={<Button>{payment.next}</Button>}
      >
        <RadioCards
          label={payment.choose}
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'due', title: payment.due, detail: payment.dueDetail, amount: '$84.10' },
            { value: 'past', title: payment.past, amount: '$0.00', disabledReason: payment.pastReason },
            {
              value: 'other',
              title: payment.other,
              more: (
                <MoneyField
                  label={payment.otherLabel}
                  hint={payment.otherHint}
                  value={other}
                  onChange={setOther}
                />
              ),
            },
          ]}
        />
      </FocusedFlow>
    </MockFlowFrame>
  );
}

function PaymentSummary({
  payment,
  total,
}: {
  payment: GalleryCopy['payment'];
  total: string;
}): ReactElement {
  return (
    <Card title={payment.summary}>
      <Stack gap={1}>
        <Text size="small" tone="muted">
          {payment.total}
        </Text>
        <Amount size="heading">{total}</Amount>
        <Text size="small" tone="muted">
          {payment.account}
        </Text>
      </Stack>
      <SummaryList
        align="figures"
        rows={[
          { key: 'method', term: payment.method, detail: payment.notYet },
          { key: 'date', term: payment.date, detail: payment.notYet },
        ]}
      />
    </Card>
  );
}
