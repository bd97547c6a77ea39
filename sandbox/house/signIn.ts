import type { Database } from '../database/index.ts';
import { createRequestSessions, createSessionStore } from '../session/index.ts';
import type { SandboxSettings } from '../settings/index.ts';
import { createAttemptStore, createIdentityClient, type SignInPorts } from '../sign-in/index.ts';
import { clientIdOf, portalClients } from './clients.ts';
import { findOwner } from './people.ts';
import { report } from './report.ts';

/** Where the identity service sends the browser back to. */
export function callbackAddress({ origins }: SandboxSettings): string {
  return `${origins.portal}/auth/callback`;
}

/** Signing in and out, put together from the settings. */
export function createSignIn(settings: SandboxSettings, database: Database): SignInPorts {
  const cookies = { secure: settings.secureCookies };
  const sessions = createSessionStore(database, settings.session);
  const redirectUri = callbackAddress(settings);
  return {
    portal: settings.origins.portal,
    signInPage: '/login',
    cookies,
    sessions,
    requests: createRequestSessions(sessions, cookies, settings.session.idleSeconds),
    attempts: createAttemptStore(database),
    identity: createIdentityClient({
      issuer: settings.origins.identity,
      redirectUri,
      clients: portalClients(settings.dataFolder, redirectUri),
    }),
    clientIdOf,
    findOwner: (username) => findOwner(database, username),
    report,
  };
}
