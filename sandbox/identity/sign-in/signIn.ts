import { readLanguage, type Language } from '../../platform/language.ts';
import { cookieName, readCookie, setCookie, type CookieStyle } from '../session/cookie.ts';
import type { RequestSessions } from '../session/requestSession.ts';
import { setSessionCookies } from '../session/sessionState.ts';
import type { SessionOwner, SessionStore } from '../session/sessionStore.ts';
import { newSecret } from '../../platform/secret.ts';
import type { SessionLimits } from '../../platform/settings/settings.ts';
import { attemptSeconds, type AttemptStore, type SignInAttempt } from './attemptStore.ts';
import { SignInRefused, type Identity, type IdentityClient } from './identityClient.ts';
import { safeReturnTo } from './returnTo.ts';

/** Dependencies of signing in and out. */
export interface SignInPorts {
  /** Origin of the portal, to which the browser returns. */
  portal: string;
  /** The page of the portal that starts a sign-in and says why one failed. */
  signInPage: string;
  cookies: CookieStyle;
  identity: IdentityClient;
  attempts: AttemptStore;
  sessions: SessionStore;
  limits: SessionLimits;
  requests: RequestSessions;
  /** The client of each platform (SH-CALL-036). */
  clientIdOf: (platform: string | null) => string;
  /** The account that a person signs in to. */
  findOwner: (username: string) => Promise<SessionOwner | undefined>;
  /** Callback for every failure that the customer did not cause. */
  report: (error: unknown) => void;
}

/** Name of the cookie that ties a sign-in to the browser which began it. */
function browserCookie(ports: SignInPorts): string {
  return cookieName('sign-in', ports.cookies);
}

/** `GET /auth/sign-in?returnTo=/billing&lang=es&platform=ios`: redirects to the identity service. */
export async function beginSignIn(request: Request, ports: SignInPorts): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const returnTo = safeReturnTo(query.get('returnTo'), ports.portal);
  if ((await ports.requests.peek(request)) !== undefined) return redirect(returnTo);
  const attempt: SignInAttempt = {
    clientId: ports.clientIdOf(query.get('platform')),
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    returnTo,
    language: readLanguage(query.get('lang')),
  };
  try {
    const destination = await ports.identity.authorizationUrl(attempt, attempt.language);
    const browserKey = readCookie(request, browserCookie(ports)) ?? newSecret();
    await ports.attempts.save(attempt, browserKey);
    const cookie = setCookie(browserCookie(ports), browserKey, ports.cookies, attemptSeconds);
    return redirect(destination.href, [cookie]);
  } catch (error) {
    ports.report(error);
    return redirect(problemPage(ports, 'unavailable', attempt));
  }
}

/** `GET /auth/callback`: the return from the identity service, with a code or with a refusal. */
export async function finishSignIn(request: Request, ports: SignInPorts): Promise<Response> {
  const callback = new URL(new URL(request.url).search, `${ports.portal}/auth/callback`);
  const attempt = await takeAttempt(request, callback, ports);
  if (attempt === undefined) return redirect(await placeWithoutAttempt(request, ports));
  try {
    const identity = await ports.identity.redeem(callback, attempt);
    const owner = await ports.findOwner(identity.username);
    if (owner === undefined) return redirect(problemPage(ports, 'unknown-account', attempt));
    return redirect(attempt.returnTo, await rotateSession(request, owner, identity, ports));
  } catch (error) {
    if (error instanceof SignInRefused) return redirect(problemPage(ports, 'cancelled', attempt));
    ports.report(error);
    return redirect(problemPage(ports, 'unavailable', attempt));
  }
}

/** Target of a callback without an attempt. A signed-in customer, who came with Back, sees no problem page. */
async function placeWithoutAttempt(request: Request, ports: SignInPorts): Promise<string> {
  const session = await ports.requests.peek(request);
  return session === undefined ? problemPage(ports, 'expired') : '/';
}

async function takeAttempt(
  request: Request,
  callback: URL,
  ports: SignInPorts,
): Promise<SignInAttempt | undefined> {
  const state = callback.searchParams.get('state');
  const browserKey = readCookie(request, browserCookie(ports));
  return state === null || browserKey === undefined ? undefined : ports.attempts.take(state, browserKey);
}

/** Begins a session and ends the former one: a token from before the sign-in must be invalid after it. */
async function rotateSession(
  request: Request,
  owner: SessionOwner,
  { keepMeIn }: Identity,
  { requests, sessions, cookies, limits }: SignInPorts,
): Promise<string[]> {
  const former = requests.stateOf(request).authentication;
  if (former !== undefined) await sessions.end(former);
  const authentication = await sessions.begin(owner);
  const session = await sessions.find(authentication);
  if (session === undefined) throw new Error('the session ended before it had begun');
  const { idleSeconds: timeout, absoluteSeconds } = limits;
  const state = { authentication, remember: keepMeIn, timeout, userRole: session.role };
  return setSessionCookies(state, cookies, absoluteSeconds);
}

/** Why a sign-in failed, as `/login?problem=…` tells the portal's page. */
export type SignInProblem = 'cancelled' | 'expired' | 'unavailable' | 'unknown-account';

/** Redirects the browser; the answer is never cached. */
function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(undefined, { status: 303, headers });
}

/** The address of the portal's page that says why the sign-in failed. */
function problemPage(
  ports: SignInPorts,
  problem: SignInProblem,
  attempt?: { returnTo: string; language: Language },
): string {
  const query = new URLSearchParams({ problem });
  if (attempt !== undefined) {
    query.set('returnTo', attempt.returnTo);
    query.set('lang', attempt.language);
  }
  return `${ports.signInPage}?${query}`;
}
