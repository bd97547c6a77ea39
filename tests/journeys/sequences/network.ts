import type { Page, Route } from '@playwright/test';

/** What becomes of a call on its way: it never arrives, or its answer never does. */
export type Loss = 'call' | 'answer';

/** The operation of the graph that says what became of another one. */
export const question = 'closeAttempt';

/** The call of the card service that takes what is entered. */
export const cardService = 'pci/v1/payments';

/** The service that takes orders: its calls are counted and lost like those of an operation of the graph. */
const orderService = '/api/pub/buyflow/v1/order';

/** The way between the browser and the graph. */
export interface Network {
  /** Loses the next call of an operation, or its answer. From then on nobody can say what became of it. */
  loseOnce(operation: string, loss: Loss): void;
  /** How much was lost so far. */
  losses(): number;
  /** What became of a call can be asked again. */
  mend(): void;
  goOffline(): Promise<void>;
  /** Done as an operation is called once more after the next time: what is to become of that call. */
  onLaterCall(operation: string, act: () => Promise<void>): void;
  /** Goes offline the moment that an operation, or the card service, is answered: its answer still arrives. */
  goOfflineAfter(operation: string): void;
  goOnline(): Promise<void>;
  /** How often the page has called an operation, whatever became of the call. */
  countOf(operation: string): number;
}

/** Stands between a page and the graph from now on. */
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
  await page.route('**/selfservice/graph*', watch);
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

/** What is sent; to the service of orders, as if it were an operation of that name. */
function bodyOf(route: Route): string {
  const body = route.request().postData() ?? '';
  return new URL(route.request().url()).pathname === orderService ? `order(${body})` : body;
}
