import { readCookie, sessionCookie, setCookie, type SessionOwner } from '../session/index.ts';
import type { SignInAttempt } from './attemptStore.ts';
import { SignInRefused } from './identityClient.ts';
import { problemPage, redirect } from './redirect.ts';
import { browserCookie, type SignInPorts } from './signInPorts.ts';

/** `GET /auth/callback`: back from the identity service, with a code or with a refusal. */
export async function finishSignIn(request: Request, ports: SignInPorts): Promise<Response> {
  const callback = new URL(new URL(request.url).search, `${ports.portal}/auth/callback`);
  const attempt = await takeAttempt(request, callback, ports);
  if (attempt === undefined) return redirect(await placeWithoutAttempt(request, ports));
  try {
    const username = await ports.identity.redeem(callback, attempt);
    const owner = await ports.findOwner(username);
    if (owner === undefined) return redirect(problemPage(ports, 'unknown-account', attempt));
    return redirect(attempt.returnTo, await rotateSession(request, owner, ports));
  } catch (error) {
    if (error instanceof SignInRefused) return redirect(problemPage(ports, 'cancelled', attempt));
    ports.report(error);
    return redirect(problemPage(ports, 'unavailable', attempt));
  }
}

/** Who comes here with Back after having signed in has no problem to read about. */
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

/** A token from before signing in must not be worth anything after it. */
async function rotateSession(request: Request, owner: SessionOwner, ports: SignInPorts): Promise<string> {
  const former = ports.requests.tokenOf(request);
  if (former !== undefined) await ports.sessions.end(former);
  return setCookie(sessionCookie(ports.cookies), await ports.sessions.begin(owner), ports.cookies);
}
