import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { PaymentRowFragment } from '../../../../widgets/billing/graph/generated/billing.ts';
import { Badge, type BadgeState } from '../../../../widgets/kit/badge/index.ts';
import { Card } from '../../../../widgets/kit/card/index.ts';
import {
  DataTable,
  type DataTableColumn,
  type DataTableRow,
} from '../../../../widgets/kit/data-table/index.ts';
import { Skeleton } from '../../../../widgets/kit/skeleton/index.ts';
import { Text } from '../../../../widgets/kit/text/index.ts';
import { TextLink } from '../../../../widgets/kit/text-link/index.ts';
import { documents } from './documents.ts';
import { shortDate, t, writtenMoney } from './written.ts';

type Column = 'date' | 'method' | 'status' | 'amount';

const FIRST = 5;

export function RecentPayments(): ReactNode {
  return (
    <Card
      title={t('billing:history.recent')}
      footer={
        <TextLink href="/billing/payments-history" kind="standalone">
          {t('billing:history.all')}
        </TextLink>
      }
    >
      <Payments />
    </Card>
  );
}

function Payments(): ReactNode {
  const { data, error } = useQuery(documents.PaymentHistory.document, { variables: { first: FIRST } });
  if (error) return <Text>{t('billing:history.unknown')}</Text>;
  if (!data) return <Skeleton shape="card" />;
  const payments = data.billingAccounts.flatMap(({ scheduledPayments, payments: done }) => [
    ...scheduledPayments,
    ...done,
  ]);
  if (payments.length === 0) return <Text>{t('billing:history.empty')}</Text>;
  return (
    <DataTable
      caption={t('billing:history.caption')}
      isCaptionHidden
      columns={columns()}
      rows={payments.slice(0, FIRST).map(rowOf)}
      onPhones="compact"
    />
  );
}

function columns(): DataTableColumn<Column>[] {
  return [
    { key: 'date', label: t('billing:history.date') },
    { key: 'method', label: t('billing:history.method') },
    { key: 'status', label: t('billing:history.status') },
    { key: 'amount', label: t('billing:history.amount'), align: 'figures' },
  ];
}

const states: Readonly<Record<string, BadgeState>> = {
  SUCCESSFUL: 'success',
  PENDING: 'information',
  SCHEDULED: 'information',
};

function rowOf({
  id,
  paymentDate,
  method,
  channel,
  status,
  amount,
}: PaymentRowFragment): DataTableRow<Column> {
  const kind = t(`billing:methods.${method?.type ?? (channel === 'IN_STORE' ? 'CASH' : 'CREDIT_CARD')}`);
  return {
    key: id,
    cells: {
      date: shortDate(paymentDate),
      method: method ? t('billing:methods.ending', { method: kind, lastFour: method.lastFour }) : kind,
      status: <Badge state={states[status] ?? 'neutral'}>{t(`billing:history.statuses.${status}`)}</Badge>,
      amount: amount === null ? t('billing:history.unknown') : writtenMoney(amount),
    },
  };
}
