import { clearSessionCookies, type SessionState } from '../session/sessionState.ts';
import type { LiveSession } from '../session/sessionStore.ts';
import type { SignInPorts } from './signIn.ts';

/** The answer of `/auth/session`; instants are ISO 8601 in UTC. */
export type SessionInfo =
  | { signedIn: false }
  | {
      signedIn: true;
      username: string;
      firstName: string;
      /** The role that the page goes by: the account cookie's. The services go by the account's own. */
      role: string;
      accountType: string;
      /** Signed in automatically by the network of the home (SH-ASA-001). */
      autoAuthenticated: boolean;
      /** The user is an employee's client (SH-SESS-005). */
      restricted: boolean;
      /** Kept signed in when the browser closes. */
      remember: boolean;
      /** Seconds without activity after which such a session ends. */
      timeout?: number;
      /** Seconds from the answer until the session ends unless it is extended. */
      endsInSeconds: number;
      idleExpiresAt: string;
      absoluteExpiresAt: string;
    };

type SessionPorts = Pick<SignInPorts, 'cookies' | 'requests' | 'sessions'>;

/** `GET /auth/session`: the present session. The request does not extend it. */
export async function showSession(request: Request, ports: SessionPorts): Promise<Response> {
  return answer(await sessionInfo(request, ports));
}

/** `POST /auth/session/extend`: extends the session (SH-SESS-014). 401 if it is over. */
export async function extendSession(request: Request, ports: SessionPorts): Promise<Response> {
  const session = await ports.requests.peek(request);
  if (session === undefined) return answer({ signedIn: false }, 401);
  await ports.sessions.touch(session);
  return answer(await sessionInfo(request, ports));
}

/** `POST /auth/sign-out`: ends the session and clears the browser's cache. */
export async function signOut(request: Request, ports: SessionPorts): Promise<Response> {
  const token = ports.requests.stateOf(request).authentication;
  if (token !== undefined) await ports.sessions.end(token);
  const response = answer({ signedIn: false });
  for (const cookie of clearSessionCookies(ports.cookies)) response.headers.append('set-cookie', cookie);
  // Also clears pages kept for Back. Not "storage": language and dismissed notices belong to the device.
  response.headers.set('clear-site-data', '"cache"');
  return response;
}

function answer(info: SessionInfo, status = 200): Response {
  return Response.json(info, { status, headers: { 'cache-control': 'no-store' } });
}

async function sessionInfo(request: Request, { requests }: SessionPorts): Promise<SessionInfo> {
  const session = await requests.peek(request);
  return session === undefined ? { signedIn: false } : toSessionInfo(session, requests.stateOf(request));
}

function toSessionInfo(session: LiveSession, { userRole, remember, timeout }: SessionState): SessionInfo {
  const { username, firstName, accountType, isRestricted, autoAuthenticated } = session;
  return {
    signedIn: true,
    username,
    firstName,
    role: userRole,
    accountType,
    restricted: isRestricted,
    autoAuthenticated,
    remember,
    ...(timeout !== undefined && { timeout }),
    endsInSeconds: Math.max(0, Math.round((session.idleExpiresAt.getTime() - Date.now()) / 1_000)),
    idleExpiresAt: session.idleExpiresAt.toISOString(),
    absoluteExpiresAt: session.absoluteExpiresAt.toISOString(),
  };
}
