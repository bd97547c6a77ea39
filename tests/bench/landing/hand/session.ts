/** Who is signed in, as the session's service answers it. */
export interface Session {
  signedIn: boolean;
  firstName?: string;
}

/** Leads whoever is not signed in to the sign-in. */
export async function askSession(): Promise<Session> {
  const response = await fetch('/auth/session', { headers: { accept: 'application/json' } });
  const session = (await response.json()) as Session;
  if (!session.signedIn) location.assign(`/auth/sign-in?returnTo=${encodeURIComponent(location.pathname)}`);
  return session;
}
