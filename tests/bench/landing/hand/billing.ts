import { useQuery } from '@apollo/client/react';
import type { BillingAccountsQuery } from '../../../../widgets/billing/graph/generated/billing.ts';
import { documents } from './documents.ts';

export type BillingAccount = BillingAccountsQuery['billingAccounts'][number];

/** The bill of the customer, and whether they may pay it; undefined while it is loading. */
export interface Bill {
  account: BillingAccount;
  canPay: boolean;
}

export function useBill(): { bill: Bill | undefined; isFailed: boolean } {
  const customer = useQuery(documents.Account.document);
  const billing = useQuery(documents.BillingAccounts.document);
  const [account] = billing.data?.billingAccounts ?? [];
  const isFailed = customer.error !== undefined || billing.error !== undefined;
  if (!account || !customer.data) return { bill: undefined, isFailed };
  return {
    bill: { account, canPay: customer.data.account.accountCanPayBill && account.canPayBill },
    isFailed,
  };
}
