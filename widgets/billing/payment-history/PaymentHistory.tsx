import type { ReactNode } from 'react';
import {
  useFact,
  useFormat,
  useServices,
  useSentences,
  useText,
  type WidgetProps,
} from '../../../engine/index.ts';
import type { PaymentHistorySettings } from '../../generated/settings.ts';
import { useGraph } from '../../graph/index.ts';
import { Badge, type BadgeState } from '../../kit/badge/index.ts';
import { DataTable } from '../../kit/data-table/index.ts';
import { Skeleton } from '../../kit/skeleton/index.ts';
import { Stack } from '../../kit/stack/index.ts';
import { Text } from '../../kit/text/index.ts';
import {
  PaymentHistoryQuestion,
  type PaymentRowFragment,
  type PaymentStatus,
} from '../graph/generated/billing.ts';

/** Payments, the newest first: what is scheduled, being processed, and done. */
export function PaymentHistory({ settings }: WidgetProps<PaymentHistorySettings>): ReactNode {
  const { constant } = useServices();
  const limit = settings.limit === undefined ? undefined : Number(constant(settings.limit));
  const [caption = '', empty = ''] = useSentences([settings.caption, settings.empty]);
  const data = useGraph(PaymentHistoryQuestion, { first: limit }, usePaymentChanges());
  if (!data) return <Waiting />;
  const { scheduledPayments, payments } = data.billingAccount;
  const shown = [...scheduledPayments, ...payments].slice(0, limit);
  if (shown.length === 0) return <Text tone="muted">{empty}</Text>;
  return <PaymentTable payments={shown} caption={caption} isShort={limit !== undefined} />;
}

/** Another text whenever a payment has come, or has ended; undefined while that is not known. */
function usePaymentChanges(): string | undefined {
  const facts = [
    useFact('billing.inFlight'),
    useFact('billing.paymentPending'),
    useFact('billing.futurePayments'),
    useFact('billing.amountDue'),
  ];
  return facts.includes(undefined) ? undefined : facts.join(' ');
}

interface PaymentTableProps {
  payments: readonly PaymentRowFragment[];
  caption: string;
  isShort: boolean;
}

function PaymentTable({ payments, caption, isShort }: PaymentTableProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const word = (key: string): string => text(`billing:history.${key}`);
  const all = [
    { key: 'date', label: word('date') },
    { key: 'method', label: word('method') },
    { key: 'channel', label: word('channel') },
    { key: 'status', label: word('status') },
    { key: 'confirmation', label: word('confirmation') },
    { key: 'amount', label: word('amount'), align: 'figures' as const },
  ] as const;
  const columns = isShort ? all.filter(({ key }) => key !== 'channel' && key !== 'confirmation') : all;
  const rows = payments.map((payment) => ({
    key: payment.id,
    cells: {
      date: format(payment.paymentDate, 'shortDate'),
      method: methodText(payment, text),
      channel: text(`billing:history.channels.${payment.channel}`),
      status: (
        <Badge state={badges[payment.status]}>{text(`billing:history.statuses.${payment.status}`)}</Badge>
      ),
      confirmation: payment.confirmationNumber ?? word('unknown'),
      amount: payment.amount === null ? word('unknown') : format(payment.amount, 'money'),
    },
  }));
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={rows}
      onPhones={isShort ? 'compact' : 'labelled'}
    />
  );
}

const badges: Readonly<Record<PaymentStatus, BadgeState>> = {
  SUCCESSFUL: 'success',
  PENDING: 'information',
  SCHEDULED: 'information',
  CANCELLED: 'neutral',
};

function methodText({ method, channel }: PaymentRowFragment, text: ReturnType<typeof useText>): string {
  if (!method) return channel === 'IN_STORE' ? text('billing:history.cash') : text('billing:history.unknown');
  return text('billing:methods.ending', {
    method: { value: text(`billing:methods.${method.type}`), format: 'text' },
    lastFour: { value: method.lastFour, format: 'text' },
  });
}

function Waiting(): ReactNode {
  return (
    <Stack gap={3}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  );
}
