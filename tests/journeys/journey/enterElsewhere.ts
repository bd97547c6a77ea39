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
  // A connection that was kept open may be closed just now.
  const answer = await context.request.post(url, { headers: { origin, ...headers }, data, maxRetries: 2 });
  return answer.json();
}

/** What the graph and the sessions of the card frame want of who is no page of the portal. */
export const byPortal = { 'x-portal-request': '1' };

/** Enters a card or a bank account at the card service past the page, and answers its token. */
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
