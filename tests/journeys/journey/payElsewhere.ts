import type { BrowserContext } from '@playwright/test';
import type { HousePlaces } from '../house/places.ts';

/**
 * Pays today past the page, with a new bank account, as another device of the same customer would. What the provider
 * answers does not matter: how the payment ends is for the fault that was set.
 *
 * @param amount in cents
 */
export async function payElsewhere(
  context: BrowserContext,
  { portal, cards }: HousePlaces,
  amount: number,
): Promise<void> {
  const call = async (url: string, headers: Record<string, string>, data: object): Promise<unknown> => {
    const origin = new URL(url).origin;
    // A connection that was kept open may be closed just now.
    const answer = await context.request.post(url, { headers: { origin, ...headers }, data, maxRetries: 2 });
    return answer.json();
  };
  const byPortal = { 'x-portal-request': '1' };
  const { ticket } = (await call(`${portal}/pci/cps/v1/frame-sessions`, byPortal, {})) as { ticket: string };
  const byFrame = { authorization: `Bearer ${ticket}` };
  const { token } = (await call(`${cards}/api/pub/pci/v1/payments`, byFrame, account)) as { token: string };
  const graph = `${portal}/selfservice/graph`;
  const { data } = (await call(graph, byPortal, {
    query: '{ billingAccounts { id latestPaymentId } }',
  })) as {
    data: { billingAccounts: { id: string; latestPaymentId: string | null }[] };
  };
  const [first] = data.billingAccounts;
  const input = {
    idempotencyKey: crypto.randomUUID(),
    billingAccountId: first?.id,
    amount,
    funding: { token },
    latestKnownPaymentId: first?.latestPaymentId,
  };
  await call(graph, byPortal, { query: PAY, variables: { input } });
}

const PAY = `mutation ($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) { paymentId } }`;

const account = {
  kind: 'bank-account',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountKind: 'CHECKING',
  nameOnAccount: 'Ana Núñez',
};
