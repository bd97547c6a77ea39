import { findCustomer } from '../provider/account/customer.ts';
import { createFaultBoard, type FaultBoard } from '../platform/fault/faultBoard.ts';
import { createProvider, type Provider, type ProviderOptions } from '../app/createProvider.ts';
import { createSessionStore, type Session } from '../identity/session/sessionStore.ts';
import { openTestSandbox, type TestSandbox } from './openSandbox.ts';

/** The whole provider without listeners; tests act as a person by username. */
export interface TestProvider extends TestSandbox {
  provider: Provider;
  faults: FaultBoard;
  /** Posts an operation to the main graph as a person, or signed out. */
  graph(username: string | undefined, query: string, variables?: object): Promise<GraphAnswer>;
  /** Sends a request to the portal's origin as a person. */
  portal(username: string | undefined, path: string, init?: RequestInit): Promise<Response>;
  /** Gets a ticket as a person and posts to the card frame's origin with it. */
  cards(username: string, path: string, body: object): Promise<Response>;
}

/** An answer of the main graph. */
export interface GraphAnswer {
  status: number;
  headers: Headers;
  data: Record<string, Record<string, unknown>> | undefined;
  /** The codes of the errors. */
  codes: string[];
  errors: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

const portalOrigin = 'http://localhost:4000';
const localCards = 'http://127.0.0.1:4001';
const userHeader = 'x-test-user';
const limits = { idleSeconds: 900, absoluteSeconds: 28_800 };

/** Opens the provider on a database in memory, without a listener and as in production unless said otherwise. */
export async function openTestProvider(
  options: Partial<Pick<ProviderOptions, 'development' | 'onlyKnownDocuments' | 'cardsOrigin'>> = {},
): Promise<TestProvider> {
  const sandbox = await openTestSandbox();
  const { database, clock } = sandbox;
  const faults = createFaultBoard();
  const sessionOf = (request: Request) => sessionOfUser(sandbox, request.headers.get(userHeader));
  const { isAlive: isSessionAlive } = createSessionStore(database, limits);
  const provider = createProvider({
    database,
    clock,
    faults,
    sessionOf,
    isSessionAlive,
    cardsOrigin: localCards,
    ...options,
  });

  async function portal(
    username: string | undefined,
    path: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    if (username !== undefined) headers.set(userHeader, username);
    const response = await provider.handlePortal(new Request(`${portalOrigin}${path}`, { ...init, headers }));
    return response ?? new Response(null, { status: 404 });
  }

  async function cards(username: string, path: string, body: object): Promise<Response> {
    const headers = { 'x-portal-request': '1' };
    const handedOut = await portal(username, '/pci/cps/v1/frame-sessions', { method: 'POST', headers });
    const { ticket } = (await handedOut.json()) as { ticket: string };
    const response = await provider.handleCards(cardRequest(path, body, ticket));
    return response ?? new Response(null, { status: 404 });
  }

  async function graph(username: string | undefined, query: string, variables = {}): Promise<GraphAnswer> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    return readAnswer(await portal(username, '/selfservice/graph', { method: 'POST', headers, body }));
  }

  return { ...sandbox, personas: provider.personas, provider, faults, graph, portal, cards };
}

/** A request of the card frame's page. */
export function cardRequest(path: string, body: object, ticket: string): Request {
  return new Request(`${localCards}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ticket}` },
    body: JSON.stringify(body),
  });
}

async function sessionOfUser(
  { database }: TestSandbox,
  username: string | null,
): Promise<Session | undefined> {
  const customer = username === null ? undefined : await findCustomer(database, username);
  if (customer === undefined || username === null) return undefined;
  const session = { id: `session-of-${username}`, username, accountId: customer.account.id };
  const [now, endsAt] = [new Date(), new Date(Date.now() + limits.absoluteSeconds * 1000)];
  await database
    .insertInto('session')
    .values({ ...session, tokenDigest: session.id, createdAt: now, lastSeenAt: now, endsAt })
    .onConflict((known) => known.doNothing())
    .execute();
  return { ...session, role: customer.role };
}

async function readAnswer(response: Response): Promise<GraphAnswer> {
  const body = (await response.json()) as Partial<Pick<GraphAnswer, 'data' | 'errors'>>;
  const errors = body.errors ?? [];
  return {
    status: response.status,
    headers: response.headers,
    data: body.data ?? undefined,
    errors,
    codes: errors.map(({ extensions }) => String(extensions['code'])),
  };
}
