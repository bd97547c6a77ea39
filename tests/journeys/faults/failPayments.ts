import type { Route } from '@playwright/test';

/** Payments come with the bills that they paid: only the question for them fails. */
export async function failPayments(route: Route): Promise<void> {
  // What a browser says of where a request comes from is lost on this way; the portal's own header stands in for it.
  const response = await route.fetch({ headers: { ...route.request().headers(), 'x-portal-request': '1' } });
  const isOfPayments = (await response.text()).includes('"payments":');
  await route.fulfill(isOfPayments ? { status: 503 } : { response });
}
