import { listPersonas } from '../control/persona/index.ts';
import type { People, RegisteredClient } from '../identity/oidc/index.ts';
import { createRequestSessions } from '../identity/session/requestSession.ts';
import { createSessionStore, type SessionOwner } from '../identity/session/sessionStore.ts';
import { createAttemptStore, createIdentityClient, type SignInPorts } from '../identity/sign-in/index.ts';
import { keptSecret } from '../platform/data-folder/ownerOnly.ts';
import type { Database } from '../platform/database/index.ts';
import type { SandboxSettings } from '../platform/settings/settings.ts';
import { report } from './report.ts';

/** Address to which the identity service sends the browser back. */
export function callbackAddress({ origins }: SandboxSettings): string {
  return `${origins.portal}/auth/callback`;
}

/** Creates sign-in and sign-out from the settings. */
export function createSignIn(settings: SandboxSettings, database: Database): SignInPorts {
  const cookies = { secure: settings.secureCookies };
  const sessions = createSessionStore(database, settings.session);
  const redirectUri = callbackAddress(settings);
  return {
    portal: settings.origins.portal,
    signInPage: '/login',
    cookies,
    sessions,
    limits: settings.session,
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

/** The client of each platform (SH-CALL-036). */
const clientOfPlatform: Record<string, string> = {
  web: 'portal-web',
  ios: 'portal-ios',
  android: 'portal-android',
};

/** The clients of the identity service: the web's can keep a secret, the apps' cannot. */
export function portalClients(dataFolder: string, redirectUri: string): RegisteredClient[] {
  const secret = keptSecret(dataFolder, 'identity/portal-web-secret');
  return Object.values(clientOfPlatform).map((clientId) => ({
    clientId,
    redirectUris: [redirectUri],
    ...(clientId === 'portal-web' ? { secret } : {}),
  }));
}

/** The client id of a platform; any platform but an app is the web. */
function clientIdOf(platform: string | null): string {
  const known = platform !== null && Object.hasOwn(clientOfPlatform, platform);
  return clientOfPlatform[known ? platform : 'web'] ?? 'portal-web';
}

/** Password of every person in the sandbox; it is printed at every start. */
const everybodysPassword = 'sandbox';

/** The provider's customers as people who can sign in. Clones sign in by name, built-in personas also with a button. */
export function sandboxPeople(database: Database): People {
  return {
    async findCredentials(username) {
      const owner = await findOwner(database, username);
      return owner === undefined ? undefined : { username: owner.username, password: everybodysPassword };
    },
    listPersonas: async () => listPersonas(),
  };
}

/** The account that a person signs in to. */
function findOwner(database: Database, username: string): Promise<SessionOwner | undefined> {
  return database
    .selectFrom('customer')
    .select(['username', 'accountId'])
    .where('username', '=', username)
    .executeTakeFirst();
}
