import { useState, type ReactNode } from 'react';
import { Amount } from '../../../../widgets/kit/amount/index.ts';
import { Button } from '../../../../widgets/kit/button/index.ts';
import { Card } from '../../../../widgets/kit/card/index.ts';
import { Inline } from '../../../../widgets/kit/inline/index.ts';
import { FocusedFlow } from '../../../../widgets/kit/layout/focused-flow/index.ts';
import { RadioCards } from '../../../../widgets/kit/radio-cards/index.ts';
import { Skeleton } from '../../../../widgets/kit/skeleton/index.ts';
import { Steps } from '../../../../widgets/kit/steps/index.ts';
import { SummaryList } from '../../../../widgets/kit/summary-list/index.ts';
import { Text } from '../../../../widgets/kit/text/index.ts';
import { TextLink } from '../../../../widgets/kit/text-link/index.ts';
import { useBill } from './billing.ts';
import { t, writtenDate, writtenMoney } from './written.ts';

/** The first step of a payment. */
export function PayPage(): ReactNode {
  const [choice, setChoice] = useState<'amount-due' | 'other'>('amount-due');
  const { bill } = useBill();
  if (!bill) return <Skeleton shape="card" />;
  const { amountDue, dueDate, area, numberEnding } = bill.account;
  const paying = writtenMoney(amountDue);
  const account = t('billing:settings.accountEnding', {
    area: t(`billing:areas.${area}`),
    ending: numberEnding,
  });
  const rows = [
    { key: 'account', term: t('billing:settings.account'), detail: account },
    { key: 'due', term: t('billing:status.due.title'), detail: paying },
    { key: 'paying', term: t('payment:summary.paying'), detail: paying },
  ];
  return (
    <FocusedFlow
      progress={<Steps current={1} total={4} label={t('payment:amount.title')} />}
      title={t('payment:amount.heading')}
      summary={
        <Card>
          <SummaryList rows={rows} align="figures" />
        </Card>
      }
      summaryLine={
        <Inline justify="between">
          <Text as="span">{t('payment:summary.paying')}</Text>
          <Amount size="title">{paying}</Amount>
        </Inline>
      }
      action={<Button>{t('common:continue')}</Button>}
      otherActions={
        <TextLink href="/billing" kind="standalone">
          {t('payment:exit')}
        </TextLink>
      }
    >
      <RadioCards
        label={t('payment:amount.question')}
        value={choice}
        onChange={setChoice}
        options={[
          {
            value: 'amount-due',
            title: t('billing:status.due.title'),
            amount: paying,
            detail:
              dueDate === null ? undefined : t('billing:status.due.detail', { date: writtenDate(dueDate) }),
          },
          { value: 'other', title: t('payment:amount.other') },
        ]}
      />
    </FocusedFlow>
  );
}
