import type {
  StatementActivityItem,
  StatementActivitySource,
  StatementChangeItem,
  StatementChangeSource,
  StatementChargesItem,
  StatementChargesSource,
  StatementLineSource,
} from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import {
  StatementActivityQuestion,
  StatementChangesQuestion,
  StatementHistoryQuestion,
  StatementLinesQuestion,
} from '../graph/generated/statements.ts';

/** The lines of one bill. */
export const statementLines: StatementLineSource = graphRecords(StatementLinesQuestion, {
  variables: ({ input }) => ({
    statement: String(input('statement')),
    language: String(input('language')),
  }),
  nodes: ({ statement }) => statement.lines,
  item: ({ id, service, kind, description, endsOn, amount }) => ({
    id,
    service,
    kind: kind === 'TAX_FEE' ? undefined : kind,
    description,
    endsOn,
    amount,
  }),
});

/** The activity on the previous balance before one bill. */
export const statementActivity: StatementActivitySource = graphRecords(StatementActivityQuestion, {
  variables: ({ input }) => ({ statement: String(input('statement')) }),
  nodes: ({ statement }) => statement.previousActivity,
  item: ({ id, date, kind, method, amount }): StatementActivityItem => ({
    id,
    date,
    kind,
    amount,
    method: method?.type ?? (kind === 'PAYMENT' ? 'CASH' : undefined),
    lastFour: method?.lastFour,
  }),
});

/** Why one bill is not that of the month before. */
export const statementChanges: StatementChangeSource = graphRecords(StatementChangesQuestion, {
  variables: ({ input }) => ({
    statement: String(input('statement')),
    language: String(input('language')),
  }),
  nodes: ({ statement }) => statement.comparison?.changes ?? [],
  item: ({ id, reason, subject, difference }): StatementChangeItem => ({ id, reason, subject, difference }),
});

/** The charges of one bill and of those before it. */
export const statementCharges: StatementChargesSource = graphRecords(StatementHistoryQuestion, {
  variables: ({ input }) => ({ statement: String(input('statement')) }),
  nodes: ({ statement: { id, history } }) => history.map((bill) => ({ ...bill, isThis: bill.id === id })),
  item: ({ id, statementDate, currentCharges, isThis }): StatementChargesItem => ({
    id,
    statementDate,
    currentCharges,
    isThis,
  }),
});
