import { clearCookie } from '../session/cookie.ts';
import { sessionCookie } from '../session/requestSession.ts';
import type { LiveSession } from '../session/sessionStore.ts';
import type { SignInPorts } from './signIn.ts';

/** The answer of `/auth/session`; instants are ISO 8601 in UTC. */
export type SessionInfo =
  | { signedIn: false }
  | {
      signedIn: true;
      username: string;
      firstName: string;
      role: string;
      accountType: string;
      /** Signed in automatically by the network of the home (SH-ASA-001). */
      autoAuthenticated: boolean;
      /** The user is an employee's client (SH-SESS-005). */
      restricted: boolean;
      /** Seconds from the answer until the session ends unless it is extended. */
      endsInSeconds: number;
      idleExpiresAt: string;
      absoluteExpiresAt: string;
    };

type SessionPorts = Pick<SignInPorts, 'cookies' | 'requests' | 'sessions'>;

/** `GET /auth/session`: the present session. The request does not extend it. */
export async function showSession(request: Request, ports: SessionPorts): Promise<Response> {
  return answer(toSessionInfo(await ports.requests.peek(request)));
}

/** `POST /auth/session/extend`: extends the session (SH-SESS-014). 401 if it is over. */
export async function extendSession(request: Request, ports: SessionPorts): Promise<Response> {
  const session = await ports.requests.peek(request);
  if (session === undefined) return answer({ signedIn: false }, 401);
  await ports.sessions.touch(session);
  return answer(toSessionInfo(await ports.requests.peek(request)));
}

/** `POST /auth/sign-out`: ends the session and clears the browser's cache. */
export async function signOut(request: Request, ports: SessionPorts): Promise<Response> {
  const token = ports.requests.tokenOf(request);
  if (token !== undefined) await ports.sessions.end(token);
  return answer({ signedIn: false }, 200, {
    'set-cookie': clearCookie(sessionCookie(ports.cookies), ports.cookies),
    // Also clears pages kept for Back. Not "storage": language and dismissed notices belong to the device.
    'clear-site-data': '"cache"',
  });
}

function answer(info: SessionInfo, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(info, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

function toSessionInfo(session: LiveSession | undefined): SessionInfo {
  if (session === undefined) return { signedIn: false };
  const { username, firstName, role, accountType, isRestricted, autoAuthenticated } = session;
  return {
    signedIn: true,
    username,
    firstName,
    role,
    accountType,
    restricted: isRestricted,
    autoAuthenticated,
    endsInSeconds: Math.max(0, Math.round((session.idleExpiresAt.getTime() - Date.now()) / 1_000)),
    idleExpiresAt: session.idleExpiresAt.toISOString(),
    absoluteExpiresAt: session.absoluteExpiresAt.toISOString(),
  };
}
