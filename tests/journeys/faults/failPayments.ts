import type { Route } from '@playwright/test';

/** Makes only the query for payments fail: they come with the bills that they paid. */
export async function failPayments(route: Route): Promise<void> {
  // The browser's headers about the origin of a request are lost here; the portal's own header replaces them.
  const response = await route.fetch({ headers: { ...route.request().headers(), 'x-portal-request': '1' } });
  const isOfPayments = (await response.text()).includes('"payments":');
  await route.fulfill(isOfPayments ? { status: 503 } : { response });
}
