import type { ReactNode } from 'react';
import { Amount } from '../../../../widgets/kit/amount/index.ts';
import { Icon } from '../../../../widgets/kit/icon/index.ts';
import { Inline } from '../../../../widgets/kit/inline/index.ts';
import { LinkButton } from '../../../../widgets/kit/link-button/index.ts';
import { stateIcon } from '../../../../widgets/kit/notice/index.ts';
import { Skeleton } from '../../../../widgets/kit/skeleton/index.ts';
import { Stack } from '../../../../widgets/kit/stack/index.ts';
import { Heading, Text } from '../../../../widgets/kit/text/index.ts';
import { TextLink } from '../../../../widgets/kit/text-link/index.ts';
import styles from './StatusCard.module.css';
import { useBill, type Bill, type BillingAccount } from './billing.ts';
import { t, writtenDate, writtenMoney } from './written.ts';

/** The amount due, with the button to pay it. */
export function StatusCard(): ReactNode {
  const { bill, isFailed } = useBill();
  if (isFailed) return <Text>{t('common:wait')}</Text>;
  if (!bill) return <Skeleton shape="card" />;
  const { tone, title, amount, detail, pay, payKind } = statusOf(bill.account);
  return (
    <section className={styles.card} data-tone={tone} aria-label={title}>
      <Stack gap={1}>
        <Heading level={2} size="body">
          {title}
        </Heading>
        {amount !== undefined && <Amount size="display">{writtenMoney(amount)}</Amount>}
        <p className={styles.detail}>
          {tone !== 'neutral' && <Icon glyph={stateIcon[tone]} size="small" />}
          <Text as="span">{detail}</Text>
        </p>
      </Stack>
      <PayControl bill={bill} label={t(pay)} kind={payKind} />
    </section>
  );
}

function PayControl({
  bill,
  label,
  kind,
}: {
  bill: Bill;
  label: string;
  kind: Status['payKind'];
}): ReactNode {
  if (!bill.canPay) return undefined;
  return (
    <Inline gap={4}>
      {kind === 'link' ? (
        <TextLink href="/billing/pay" kind="standalone">
          {label}
        </TextLink>
      ) : (
        <LinkButton href="/billing/pay" kind={kind}>
          {label}
        </LinkButton>
      )}
    </Inline>
  );
}

interface Status {
  tone: 'neutral' | 'success' | 'warning' | 'danger' | 'information';
  title: string;
  amount?: number;
  detail: string;
  pay: string;
  payKind: 'primary' | 'secondary' | 'link';
}

function statusOf(account: BillingAccount): Status {
  const { amountDue, pastDueAmount, creditBalance, autoPay, paymentsInFlight } = account;
  const date = writtenDate(account.dueDate ?? account.paymentSchedule.today);
  const make = { amount: amountDue, pay: 'billing:pay.make', payKind: 'primary' } as const;
  if (paymentsInFlight.length > 0) return inFlight(paymentsInFlight);
  if (account.status === 'DISCONNECTED')
    return {
      ...make,
      tone: 'danger',
      title: t('billing:status.disconnected.title'),
      detail: t('billing:status.disconnected.detail'),
    };
  if (pastDueAmount > 0) {
    const detail =
      pastDueAmount >= amountDue
        ? t('billing:status.due.whollyPastDue', { date })
        : t('billing:status.due.pastDue', { pastDue: writtenMoney(pastDueAmount) });
    return { ...make, tone: 'warning', title: t('billing:status.due.title'), detail };
  }
  if (amountDue > 0 && autoPay.enrolled && autoPay.scheduledForThisBill)
    return {
      tone: 'success',
      title: t('billing:status.autoPay.title'),
      amount: amountDue,
      detail: t('billing:status.autoPay.detail', { date: writtenDate(autoPay.nextDate ?? '') }),
      pay: 'billing:pay.additional',
      payKind: 'secondary',
    };
  if (amountDue > 0) {
    const isPaying = account.pendingPayments.length + account.scheduledPayments.length > 0;
    return {
      ...make,
      tone: 'neutral',
      title: t('billing:status.due.title'),
      detail: t('billing:status.due.detail', { date }),
      pay: isPaying ? 'billing:pay.additional' : 'billing:pay.make',
    };
  }
  const early = { tone: 'success', pay: 'billing:pay.early', payKind: 'secondary' } as const;
  const what = creditBalance > 0 ? 'credit' : 'none';
  return {
    ...early,
    title: t(`billing:status.${what}.title`),
    amount: creditBalance > 0 ? creditBalance : amountDue,
    detail: t(`billing:status.${what}.detail`),
  };
}

function inFlight(payments: BillingAccount['paymentsInFlight']): Status {
  const [first] = payments;
  const amount = writtenMoney(payments.reduce((sum, each) => sum + each.amount, 0));
  const time = new Date(first?.since ?? 0).toLocaleTimeString('en-US', { timeStyle: 'short' });
  const whose = payments.length > 1 ? 'several' : first?.payer ? 'other' : 'mine';
  return {
    tone: 'information',
    title: t('billing:status.inFlight.title'),
    detail: t(`billing:status.inFlight.${whose}`, { amount, time, payer: first?.payer ?? '' }),
    pay: 'billing:status.inFlight.another',
    payKind: 'link',
  };
}
