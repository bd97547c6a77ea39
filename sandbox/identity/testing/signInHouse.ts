import type { Database } from '../../platform/database/index.ts';
import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { createIdentityListener, type People, type RegisteredClient } from '../oidc/index.ts';
import { listen } from '../../platform/http/listen.ts';
import { createRequestSessions } from '../session/requestSession.ts';
import { createSessionStore, type SessionOwner } from '../session/sessionStore.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { insertCustomer } from './insertCustomer.ts';
import { createCookieJar } from './cookieJar.ts';
import {
  beginSignIn,
  createAttemptStore,
  createIdentityClient,
  extendSession,
  finishSignIn,
  showSession,
  signOut,
  type SignInPorts,
} from '../sign-in/index.ts';

const portalOrigin = 'http://localhost:4000';
const callback = `${portalOrigin}/auth/callback`;
const registeredClients: RegisteredClient[] = [
  { clientId: 'portal-web', secret: 'a-secret', redirectUris: [callback] },
  { clientId: 'portal-ios', redirectUris: [callback] },
  { clientId: 'portal-android', redirectUris: [callback] },
];

/** Portal and identity service with a browser between them, for tests. */
export type SignInHouse = Awaited<ReturnType<typeof createSignInHouse>>;

/** Creates them. `ana` and `ben` are customers; `nobody` can sign in and has no account. */
export async function createSignInHouse() {
  const database = await openTestDatabase();
  const owners = await Promise.all([
    insertCustomer(database, { username: 'ana' }),
    insertCustomer(database, { username: 'ben' }),
  ]);
  const identity = await startIdentity(database);
  const ports = createPorts(database, identity.issuer, owners);
  const portalCookies = createCookieJar();
  const identityCookies = createCookieJar();
  let authorization = new URL(portalOrigin);

  async function portal(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, portalOrigin);
    const cookie = portalCookies.header(url.pathname);
    const response = await route(new Request(url, { ...init, headers: { cookie } }), ports);
    portalCookies.keep(response);
    return response;
  }

  async function visitIdentity(
    address: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const url = new URL(address, identity.issuer);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: identityCookies.header(url.pathname), ...headers },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    identityCookies.keep(response);
    return response;
  }

  async function openSignInPage(address: string): Promise<string> {
    authorization = new URL(locationOf(await portal(address)));
    return locationOf(await visitIdentity(authorization.href));
  }

  async function followToCallback(response: Response): Promise<string> {
    const location = locationOf(response);
    if (location.startsWith(callback)) return location.slice(portalOrigin.length);
    return followToCallback(await visitIdentity(location));
  }

  async function signInAsFarAsCallback(address: string, username = 'ana', more = {}): Promise<string> {
    const page = await openSignInPage(address);
    return followToCallback(await visitIdentity(page, { username, password: 'sandbox', ...more }));
  }

  return {
    database,
    issuer: identity.issuer,
    requests: ports.requests,
    portal,
    identity: visitIdentity,
    openSignInPage,
    signInAsFarAsCallback,
    lastAuthorization: () => authorization,
    signIn: async () => void (await portal(await signInAsFarAsCallback('/auth/sign-in'))),
    async cancelSignIn(address: string) {
      const page = await openSignInPage(address);
      return followToCallback(await visitIdentity(`${page}/cancel`, {}));
    },
    session: async (): Promise<unknown> => (await portal('/auth/session')).json(),
    async problemOf(address: string) {
      const location = locationOf(await portal(address));
      return new URL(location, portalOrigin).searchParams.get('problem');
    },
    cookie: (name: string) => portalCookies.get(`__Host-Http-${name}`),
    setCookie: (name: string, value: string | undefined) => portalCookies.set(`__Host-Http-${name}`, value),
    forgetCookies() {
      portalCookies.clear();
      identityCookies.clear();
    },
    stopIdentity: identity.close,
    async close() {
      await identity.close();
      await database.destroy();
    },
  };
}

function createPorts(database: Database, issuer: string, owners: SessionOwner[]): SignInPorts {
  const cookies = { secure: true };
  const limits = { idleSeconds: 900, absoluteSeconds: 3600 };
  const sessions = createSessionStore(database, limits);
  const known = registeredClients.map(({ clientId }) => clientId);
  return {
    portal: portalOrigin,
    signInPage: '/login',
    cookies,
    identity: createIdentityClient({ issuer, redirectUri: callback, clients: registeredClients }),
    attempts: createAttemptStore(database),
    sessions,
    limits,
    requests: createRequestSessions(sessions, cookies, limits.idleSeconds),
    clientIdOf: (platform) => known.find((id) => id === `portal-${platform}`) ?? 'portal-web',
    findOwner: async (username) => owners.find((owner) => owner.username === username),
    report: () => undefined,
  };
}

/** Starts the identity service on a free port, by default under the name of that port. */
export async function startIdentity(database: Database, options: { issuer?: string; proxies?: number } = {}) {
  let serve: ReturnType<typeof createIdentityListener> | undefined;
  const listener = await listen(0, (request, response) => serve?.(request, response));
  const { port } = listener;
  const { issuer = `http://127.0.0.1:${port}`, proxies = 0 } = options;
  serve = createIdentityListener({
    issuer,
    proxies,
    database,
    keys: { signing: { keys: [testKey()] }, cookie: 'cookie-key' },
    people: knownPeople,
    clients: registeredClients,
    portal: portalOrigin,
    overAddress: callback,
    brand: 'Provider',
    help: { forgot: `${portalOrigin}/forgot` },
    report: () => undefined,
  });
  return { issuer, port, close: listener.close };
}

const knownPeople: People = {
  findCredentials: async (username) =>
    ['ana', 'ben', 'nobody'].includes(username) ? { username, password: 'sandbox' } : undefined,
  listPersonas: async () => [{ username: 'ana', name: 'Ana Ruiz', description: 'A bill is due.' }],
};

function route(request: Request, ports: SignInPorts): Promise<Response> {
  switch (new URL(request.url).pathname) {
    case '/auth/sign-in':
      return beginSignIn(request, ports);
    case '/auth/callback':
      return finishSignIn(request, ports);
    case '/auth/sign-out':
      return signOut(request, ports);
    case '/auth/session/extend':
      return extendSession(request, ports);
    default:
      return showSession(request, ports);
  }
}

function locationOf(response: Response): string {
  return response.headers.get('location') ?? '';
}

function testKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'ES256' };
}
