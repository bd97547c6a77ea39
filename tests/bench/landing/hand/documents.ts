import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AccountQuery } from '../../../../widgets/account/graph/generated/account.ts';
import type {
  BillingAccountsQuery,
  PaymentHistoryQuery,
} from '../../../../widgets/billing/graph/generated/billing.ts';

/** Parsed when the page is built; the server knows each by its id. */
interface Known<Data, Variables> {
  id: string;
  document: TypedDocumentNode<Data, Variables>;
}

/** What the page asks, by name. The build puts the values in. */
declare const DOCUMENTS: {
  Account: Known<AccountQuery, Record<string, never>>;
  BillingAccounts: Known<BillingAccountsQuery, Record<string, never>>;
  PaymentHistory: Known<PaymentHistoryQuery, { first: number }>;
};

export const documents = DOCUMENTS;

const ids = new Map(Object.entries(documents).map(([name, { id }]) => [name, id]));

/** The address at which the graph answers; the page preloads it, to the letter. */
export function addressOf(name: string, variables: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams({ id: ids.get(name) ?? '' });
  if (Object.keys(variables).length > 0) query.set('variables', JSON.stringify(variables));
  return `/selfservice/graph?${query}`;
}
