import type {
  DeviceBalanceItem,
  DeviceBalanceSource,
  MobileOrderItem,
  MobileOrderSource,
  MobileTransactionItem,
  MobileTransactionSource,
  OrderLineSource,
  StreamingEntryItem,
  StreamingEntrySource,
} from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import {
  DeviceBalancesQuestion,
  MobileOrderLinesQuestion,
  MobileOrdersQuestion,
  StreamingLedgerQuestion,
} from '../graph/generated/mobile.ts';
import { TransactionsQuestion } from '../graph/generated/statements.ts';

/** Payments and refunds of mobile. What was paid is positive here, and what was paid back negative. */
export const mobileTransactions: MobileTransactionSource = graphRecords(TransactionsQuestion, {
  variables: () => ({}),
  nodes: ({ transactions }) =>
    transactions.filter(({ area, kind }) => area === 'MOBILE' && kind !== 'CREDIT'),
  item: ({ id, date, kind, status, channel, method, amount, order }): MobileTransactionItem => ({
    id,
    date,
    kind: kind === 'REFUND' ? 'REFUND' : 'PAYMENT',
    method: method?.type ?? (channel === 'IN_STORE' ? 'CASH' : undefined),
    lastFour: method?.lastFour,
    channel,
    status: status === 'PENDING' || status === 'SUCCESSFUL' ? status : undefined,
    amount: amount === null ? undefined : 0 - amount,
    hasOrder: order !== null,
    order: order?.id ?? 'none',
    orderNumber: order?.orderNumber,
  }),
});

/** The entries of the streaming account. */
export const streamingLedger: StreamingEntrySource = graphRecords(StreamingLedgerQuestion, {
  variables: () => ({}),
  nodes: ({ streamingLedger: all }) => all,
  item: ({ id, date, kind, method, amount, balanceAfter }): StreamingEntryItem => ({
    id,
    date,
    kind,
    method: method?.type ?? (kind === 'PAYMENT' ? 'CASH' : undefined),
    lastFour: method?.lastFour,
    amount,
    balance: balanceAfter,
  }),
});

/** The devices that are paid in installments. */
export const deviceBalances: DeviceBalanceSource = graphRecords(DeviceBalancesQuestion, {
  variables: () => ({}),
  nodes: ({ deviceBalances: all }) => all,
  item: ({
    billingAccountId,
    paidInstallments,
    totalInstallments,
    upgradeEligible,
    pending,
    ...device
  }): DeviceBalanceItem => ({
    ...device,
    accountId: billingAccountId,
    state: device.remaining === 0 ? 'PAID_IN_FULL' : pending < device.remaining ? 'PAYING' : 'PROCESSING',
    upgrade: upgradeEligible ? 'ELIGIBLE' : undefined,
    paid: paidInstallments,
    total: totalInstallments,
  }),
});

/** The orders of mobile. */
export const mobileOrders: MobileOrderSource = graphRecords(MobileOrdersQuestion, {
  variables: () => ({}),
  nodes: ({ mobileOrders: all }) => all,
  item: ({ orderNumber, numberEnding, trackingNumber, method, ...order }): MobileOrderItem => ({
    ...order,
    number: orderNumber,
    accountEnding: numberEnding,
    tracking: trackingNumber,
    method: method?.type,
    lastFour: method?.lastFour,
    isFinanced: order.financed > 0,
  }),
});

/** The lines of one order. */
export const orderLines: OrderLineSource = graphRecords(MobileOrderLinesQuestion, {
  variables: ({ input }) => ({ language: String(input('language')) }),
  nodes: ({ mobileOrders: all }, { input }) => all.find(({ id }) => id === input('order'))?.lines ?? [],
  item: ({ id, description, quantity, price, monthly }) => ({ id, description, quantity, price, monthly }),
});
