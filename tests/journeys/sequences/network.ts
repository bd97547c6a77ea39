import type { Page } from '@playwright/test';

/** What becomes of a call on its way: it never arrives, or its answer never does. */
export type Loss = 'call' | 'answer';

/** The operation of the graph that says what became of another one. */
export const question = 'closeAttempt';

/** The way between the browser and the graph. */
export interface Network {
  /** Loses the next call of an operation, or its answer. From then on nobody can say what became of it. */
  loseOnce(operation: string, loss: Loss): void;
  /** What became of a call can be asked again. */
  mend(): void;
  goOffline(): Promise<void>;
  /** Goes offline the moment that an operation is answered: its answer still arrives. */
  goOfflineAfter(operation: string): void;
  goOnline(): Promise<void>;
  /** How often the page has called an operation, whatever became of the call. */
  countOf(operation: string): number;
}

/** Stands between a page and the graph from now on. */
export async function watchNetwork(page: Page): Promise<Network> {
  const bodies: string[] = [];
  const losses = new Map<string, Loss>();
  let isCut = false;
  let lastAnswer: string | undefined;
  const goOffline = (): Promise<void> => page.context().setOffline(true);
  await page.route('**/selfservice/graph*', async (route) => {
    const body = route.request().postData() ?? '';
    bodies.push(body);
    const calls = (operation: string | undefined): boolean => body.includes(`${operation}(`);
    if (isCut && calls(question)) return route.abort();
    const [operation, loss] = [...losses].find(([name]) => calls(name)) ?? [];
    if (operation !== undefined) {
      losses.delete(operation);
      isCut = true;
      if (loss === 'answer') await route.fetch();
      return route.abort();
    }
    if (!calls(lastAnswer)) return route.fallback();
    lastAnswer = undefined;
    const response = await route.fetch();
    await goOffline();
    return route.fulfill({ response });
  });
  return {
    loseOnce: (operation, loss) => void losses.set(operation, loss),
    mend() {
      isCut = false;
    },
    goOffline,
    goOfflineAfter(operation) {
      lastAnswer = operation;
    },
    goOnline: () => page.context().setOffline(false),
    countOf: (operation) => bodies.filter((body) => body.includes(`${operation}(`)).length,
  };
}
