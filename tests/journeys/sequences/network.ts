import type { Page } from '@playwright/test';

/** What becomes of a call on its way: it never arrives, or its answer never does. */
export type Loss = 'call' | 'answer';

/** The way between the browser and the graph. */
export interface Network {
  /** Loses the next call of an operation, or its answer. */
  loseOnce(operation: string, loss: Loss): void;
  /** Loses every call of an operation until it is mended. */
  cut(operation: string): void;
  mend(operation: string): void;
}

/** Stands between a page and the graph from now on. */
export async function watchNetwork(page: Page): Promise<Network> {
  const losses = new Map<string, { loss: Loss; isOnce: boolean }>();
  await page.route('**/selfservice/graph', async (route) => {
    const body = route.request().postData() ?? '';
    const [operation, lost] = [...losses].find(([name]) => body.includes(`${name}(`)) ?? [];
    if (operation === undefined || !lost) return route.fallback();
    if (lost.isOnce) losses.delete(operation);
    if (lost.loss === 'answer') await route.fetch();
    return route.abort();
  });
  return {
    loseOnce: (operation, loss) => void losses.set(operation, { loss, isOnce: true }),
    cut: (operation) => void losses.set(operation, { loss: 'call', isOnce: false }),
    mend: (operation) => void losses.delete(operation),
  };
}
