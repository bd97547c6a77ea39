import { newSecret, readCookie, setCookie } from '../session/index.ts';
import { ATTEMPT_SECONDS, type SignInAttempt } from './attemptStore.ts';
import { readLanguage } from './language.ts';
import { problemPage, redirect } from './redirect.ts';
import { safeReturnTo } from './returnTo.ts';
import { browserCookie, type SignInPorts } from './signInPorts.ts';

/** `GET /auth/sign-in?returnTo=/billing&lang=es&platform=ios`: leaves for the identity service. */
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
    const cookie = setCookie(browserCookie(ports), browserKey, ports.cookies, ATTEMPT_SECONDS);
    return redirect(destination.href, cookie);
  } catch (error) {
    ports.report(error);
    return redirect(problemPage(ports, 'unavailable', attempt));
  }
}
