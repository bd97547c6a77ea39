import type { BillItem, BillSource } from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { BillsQuestion } from '../graph/generated/billing.ts';

/** The bills that the account has: core, mobile, streaming. Each is called by its area in addresses. */
export const bills: BillSource = graphRecords(BillsQuestion, {
  variables: () => ({}),
  nodes: ({ billingAccounts }) =>
    billingAccounts.map((account, index) => ({ ...account, isFirst: index === 0 })),
  item: ({ id, area, numberEnding, delinquent, isFirst }): BillItem => ({
    id: area.toLowerCase(),
    accountId: id,
    area,
    numberEnding,
    isFirst,
    isPastDue: delinquent,
  }),
});
