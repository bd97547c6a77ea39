import type { TransactionItem, TransactionSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { TransactionsQuestion } from '../graph/generated/statements.ts';

/** Payments and credits of every area. In a store one pays with cash. */
export const transactions: TransactionSource = graphRecords(TransactionsQuestion, {
  variables: () => ({}),
  nodes: ({ transactions: all }) => all,
  item: ({ id, date, area, kind, status, channel, method, amount }): TransactionItem => ({
    id,
    date,
    area,
    kind,
    amount,
    status: status === 'PENDING' || status === 'SUCCESSFUL' ? status : undefined,
    method: method?.type ?? (channel === 'IN_STORE' ? 'CASH' : undefined),
    lastFour: method?.lastFour,
  }),
});
