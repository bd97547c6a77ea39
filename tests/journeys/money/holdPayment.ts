import type { Page } from '@playwright/test';

/** Holds the paying request back until it is released. */
export async function holdPayment(page: Page): Promise<{ isSent: Promise<void>; release(): void }> {
  const sent = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/selfservice/graph*', async (route) => {
    if (route.request().postData()?.includes('createInstantPaymentV2')) {
      sent.resolve();
      await released.promise;
    }
    await route.fallback();
  });
  return { isSent: sent.promise, release: released.resolve };
}
