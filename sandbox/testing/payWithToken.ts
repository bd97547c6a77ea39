import type { TestProvider } from './openProvider.ts';

/** Pays ten dollars of a person's first bill with a token of the card service. */
export async function payWithToken(
  graph: TestProvider['graph'],
  username: string,
  token: string,
  key: string,
): ReturnType<TestProvider['graph']> {
  const { data } = await graph(username, '{ billingAccounts { id } }');
  const [first] = (data?.['billingAccounts'] ?? []) as { id: string }[];
  const input = {
    idempotencyKey: `${key}-payment-${username}`,
    billingAccountId: first?.id,
    amount: 1000,
    funding: { token },
  };
  const query = `mutation ($input: InstantPaymentInput!) {
    createInstantPaymentV2(input: $input) { status reasonCode } }`;
  return graph(username, query, { input });
}
