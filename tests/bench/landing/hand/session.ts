/** The signed-in customer, as the session service answers. */
export interface Session {
  signedIn: boolean;
  firstName?: string;
}

/** Loads the session; without one, leads to the sign-in. */
export async function askSession(): Promise<Session> {
  const response = await fetch('/auth/session', { headers: { accept: 'application/json' } });
  const session = (await response.json()) as Session;
  if (!session.signedIn) location.assign(`/auth/sign-in?returnTo=${encodeURIComponent(location.pathname)}`);
  return session;
}
