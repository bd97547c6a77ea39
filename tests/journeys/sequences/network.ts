import type { Page, Route } from '@playwright/test';

/** The loss of a call: it never arrives, or its answer never does. */
export type Loss = 'call' | 'answer';

/** The operation of the graph that finds out the outcome of another one. */
export const question = 'closeAttempt';

/** The call of the card service that takes the entered data. */
export const cardService = 'pci/v1/payments';

/** The service that takes orders: its calls are counted and lost like those of an operation of the graph. */
const orderService = '/api/pub/buyflow/v1/order';

/** A proxy between the browser and the graph. */
export interface Network {
  /** Loses the next call of an operation, or its answer. From then on its outcome cannot be found out. */
  loseOnce(operation: string, loss: Loss): void;
  /** Number of losses so far. */
  losses(): number;
  /** Lets outcomes be found out again. */
  mend(): void;
  goOffline(): Promise<void>;
  /** Runs `act` when an operation is called again after the next time, before that call. */
  onLaterCall(operation: string, act: () => Promise<void>): void;
  /** Goes offline as soon as an operation, or the card service, is answered: the answer still arrives. */
  goOfflineAfter(operation: string): void;
  goOnline(): Promise<void>;
  /** Number of the page's calls of an operation, including lost ones. */
  countOf(operation: string): number;
}

/** Installs the proxy between a page and the graph. */
export async function watchNetwork(page: Page): Promise<Network> {
  const bodies: string[] = [];
  const toLose = new Map<string, Loss>();
  let losses = 0;
  let isCut = false;
  const later: { operation: string; nth: number; act: () => Promise<void> }[] = [];
  let lastAnswer: string | undefined;
  const countOf = (operation: string): number =>
    bodies.filter((body) => body.includes(`${operation}(`)).length;
  const goOffline = (): Promise<void> => page.context().setOffline(true);
  const answerLast = async (route: Route): Promise<void> => {
    lastAnswer = undefined;
    const response = await route.fetch();
    await goOffline();
    return route.fulfill({ response });
  };
  const watch = async (route: Route): Promise<void> => {
    const body = bodyOf(route);
    bodies.push(body);
    const calls = (operation: string | undefined): boolean => body.includes(`${operation}(`);
    for (const { operation, nth, act } of later)
      if (calls(operation) && countOf(operation) === nth) await act();
    if (isCut && calls(question)) return route.abort();
    const [operation, loss] = [...toLose].find(([name]) => calls(name)) ?? [];
    if (operation !== undefined) {
      toLose.delete(operation);
      isCut = true;
      losses += 1;
      if (loss === 'answer') await route.fetch();
      return route.abort();
    }
    if (!calls(lastAnswer)) return route.fallback();
    return answerLast(route);
  };
  for (const graph of ['graph*', 'vox-con/graphql']) await page.route(`**/selfservice/${graph}`, watch);
  await page.route(`**${orderService}`, watch);
  await page.route(`**/${cardService}`, (route) =>
    lastAnswer === cardService ? answerLast(route) : route.fallback(),
  );
  return {
    loseOnce: (operation, loss) => void toLose.set(operation, loss),
    losses: () => losses,
    mend() {
      isCut = false;
    },
    onLaterCall(operation, act) {
      const before = later.filter((each) => each.operation === operation && each.nth > countOf(operation));
      later.push({ operation, nth: countOf(operation) + before.length + 2, act });
    },
    goOffline,
    goOfflineAfter(operation) {
      lastAnswer = operation;
    },
    goOnline: () => page.context().setOffline(false),
    countOf,
  };
}

/** The body of a request; for the service of orders in the form of an operation. */
function bodyOf(route: Route): string {
  const body = route.request().postData() ?? '';
  return new URL(route.request().url()).pathname === orderService ? `order(${body})` : body;
}
