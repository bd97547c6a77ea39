import {
  cookieName,
  type CookieStyle,
  type RequestSessions,
  type SessionOwner,
  type SessionStore,
} from '../session/index.ts';
import type { AttemptStore } from './attemptStore.ts';
import type { IdentityClient } from './identityClient.ts';

/** What signing in and out needs from the rest of the house. */
export interface SignInPorts {
  /** Origin of the portal, where the browser comes back to. */
  portal: string;
  /** The page of the portal that asks people to sign in and tells why it failed. */
  signInPage: string;
  cookies: CookieStyle;
  identity: IdentityClient;
  attempts: AttemptStore;
  sessions: SessionStore;
  requests: RequestSessions;
  /** The client of each platform (SH-CALL-036). */
  clientIdOf: (platform: string | null) => string;
  /** The account that a person signs in to. */
  findOwner: (username: string) => Promise<SessionOwner | undefined>;
  /** Told about every failure that is ours, not the customer's. */
  report: (error: unknown) => void;
}

/** The cookie that ties a sign-in on its way to the browser which began it. */
export function browserCookie(ports: SignInPorts): string {
  return cookieName('sign-in', ports.cookies);
}
