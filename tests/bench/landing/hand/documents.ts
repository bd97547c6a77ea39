import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AccountQuery } from '../../../../widgets/account/graph/generated/account.ts';
import type {
  BillingAccountsQuery,
  PaymentHistoryQuery,
} from '../../../../widgets/billing/graph/generated/billing.ts';

/** A document that is parsed at build time; the server knows each by its id. */
interface Known<Data, Variables> {
  id: string;
  document: TypedDocumentNode<Data, Variables>;
}

/** The documents of the page, by name. The build replaces this constant. */
declare const DOCUMENTS: {
  Account: Known<AccountQuery, Record<string, never>>;
  BillingAccounts: Known<BillingAccountsQuery, Record<string, never>>;
  PaymentHistory: Known<PaymentHistoryQuery, { first: number }>;
};

export const documents = DOCUMENTS;

const ids = new Map(Object.entries(documents).map(([name, { id }]) => [name, id]));

/** The address of a query, equal to the letter to the one that the page preloads. */
export function addressOf(name: string, variables: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams({ id: ids.get(name) ?? '' });
  if (Object.keys(variables).length > 0) query.set('variables', JSON.stringify(variables));
  return `/selfservice/graph?${query}`;
}
