import type { Language } from './language.ts';
import type { SignInPorts } from './signInPorts.ts';

/** Why a sign-in did not happen, as `/login?problem=…` tells the portal's page. */
export type SignInProblem = 'cancelled' | 'expired' | 'unavailable' | 'unknown-account';

/** Sends the browser on; what it was on its way for is never kept in a cache. */
export function redirect(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  if (cookie !== undefined) headers.append('set-cookie', cookie);
  return new Response(undefined, { status: 303, headers });
}

/** The address of the portal's page that tells why there is no session. */
export function problemPage(
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
