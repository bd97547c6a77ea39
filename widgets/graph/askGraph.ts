import { requestHeader, type PackServices } from '../../engine/index.ts';
import { questionAddress, type Question } from './question.ts';
import { serviceFetch, type CallingServices } from './serviceFetch.ts';

type GraphServices = CallingServices & Pick<PackServices, 'isOpening' | 'isAhead'>;

/** Addresses that a page has asked, each with how often. A page is as old as its `fetch`. */
const askedBefore = new WeakMap<PackServices['fetch'], Map<string, number>>();

/**
 * Queries the graph by the id of a question, without a client and without a cache. No data about the customer is sent: the
 * server knows whose session it is. Rejects if no complete answer comes in time.
 *
 * For the first screen the address is the bare one, whose answer the page may have preloaded, and without further headers:
 * with others the browser would not use the preload. Every later question has a number, so that an earlier answer is never
 * taken for a fresh one, unless it was just fetched ahead.
 */
export async function askGraph<Data, Variables extends Readonly<Record<string, unknown>>>(
  services: GraphServices,
  question: Question<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const fetch = serviceFetch(services);
  const endpoint = services.endpoint('graph');
  const bare = questionAddress(endpoint, question, variables);
  // On insecure origins browsers send no headers about the origin of a request; our own header replaces them.
  const ask = (address: string): Promise<Response> =>
    fetch(address, globalThis.isSecureContext === false ? { headers: requestHeader } : {});
  const address = freshAddress(services, bare);
  // A browser hands the failure of a preload on as the answer: it is asked once more, without the preload.
  const response = await ask(address).catch((error: unknown) => {
    if (address !== bare || !(error instanceof TypeError)) throw error;
    return ask(freshAddress(services, bare));
  });
  if (!response.ok)
    throw new Error(`${endpoint} answered ${response.status} to the question ${question.id}.`);
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: readonly unknown[] };
  if (!data || errors)
    throw new Error(
      `${endpoint} has no whole answer to the question ${question.id}: ${JSON.stringify(errors)}`,
    );
  return data;
}

function freshAddress({ fetch, isOpening, isAhead }: GraphServices, address: string): string {
  const counts = askedBefore.get(fetch) ?? new Map<string, number>();
  askedBefore.set(fetch, counts);
  const count = counts.get(address) ?? 0;
  counts.set(address, count + 1);
  const isFresh = (count === 0 && isOpening()) || isAhead(address);
  return isFresh ? address : `${address}&again=${count}`;
}
