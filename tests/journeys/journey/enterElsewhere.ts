import type { BrowserContext } from '@playwright/test';
import type { HousePlaces } from '../house/places.ts';

/** Posts JSON as a page of that origin would. */
export async function postElsewhere(
  context: BrowserContext,
  url: string,
  headers: Record<string, string>,
  data: object,
): Promise<unknown> {
  const { origin } = new URL(url);
  // Retries, since the server may close a kept-alive connection at this moment.
  const answer = await context.request.post(url, { headers: { origin, ...headers }, data, maxRetries: 2 });
  return answer.json();
}

/** The header that the graph and the sessions of the card frame require of clients other than the portal's pages. */
export const byPortal = { 'x-portal-request': '1' };

/** Enters a card or a bank account at the card service, without the page, and resolves with its token. */
export async function enterElsewhere(
  context: BrowserContext,
  { portal, cards }: HousePlaces,
  method: object,
): Promise<string> {
  const session = await postElsewhere(context, `${portal}/pci/cps/v1/frame-sessions`, byPortal, {});
  const { ticket } = session as { ticket: string };
  const byFrame = { authorization: `Bearer ${ticket}` };
  const entered = await postElsewhere(context, `${cards}/api/pub/pci/v1/payments`, byFrame, method);
  return (entered as { token: string }).token;
}
