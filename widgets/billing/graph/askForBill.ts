import type { SourceServices } from '../../../engine/index.ts';
import { askGraph } from '../../graph/index.ts';
import {
  BillingAccountQuestion,
  BillingAccountsQuestion,
  type BillingTermsFragment,
} from './generated/billing.ts';

/** The page's bill, or else the account's first one. Rejects without one. */
export async function askForBill(services: SourceServices): Promise<BillingTermsFragment> {
  const id = services.fact('bill.accountId');
  if (id !== undefined)
    return (await askGraph(services, BillingAccountQuestion, { id: String(id) })).billingAccount;
  const [first] = (await askGraph(services, BillingAccountsQuestion, {})).billingAccounts;
  if (!first) throw new Error('There is no billing account.');
  return first;
}
