import {
  interactionPolicy,
  Provider,
  type ClientMetadata,
  type Configuration,
  type Grant,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Database } from '../../platform/database/index.ts';
import { createArtifactAdapter } from './artifactAdapter.ts';
import type { People } from './passwordCheck.ts';
import type { IdentityKeys } from './signingKeys.ts';

/** A client that may send people here to sign in. */
export interface RegisteredClient {
  clientId: string;
  /** Without a secret the client is a public one, as a native app has to be. */
  secret?: string;
  redirectUris: readonly string[];
}

export interface IdentityProviderOptions {
  issuer: string;
  clients: readonly RegisteredClient[];
  database: Database;
  keys: IdentityKeys;
  people: People;
  /** Renders the error for a browser that cannot be redirected. */
  renderError: NonNullable<Configuration['renderError']>;
}

/** Lifetimes in seconds: long enough for one sign-in, since the portal keeps its own session. */
const signIn = 15 * 60;
const code = 60;

/**
 * Cookie path that no browser visits, so that its cookie is never sent. The portal's session is the only one: the service
 * keeps nobody signed in, since another person may sign in next.
 */
const nowhere = '/nowhere';

/**
 * Marks a sign-in whose person asked to be kept signed in. It is among the methods of the sign-in because the provider
 * carries these, and no other field, from the page's result to the code.
 */
export const keptSignedIn = 'keep-me-in';

/** Path of the sign-in page; the identifier of the sign-in follows. */
export const signInPath = '/sign-in/';

/** Creates the OpenID provider: code flow only, S256 required of every client (SH-CALL-035). */
export function createIdentityProvider(options: IdentityProviderOptions): Provider {
  const provider = new Provider(options.issuer, {
    adapter: createArtifactAdapter(options.database),
    clients: options.clients.map(toClientMetadata),
    clientDefaults: {
      id_token_signed_response_alg: 'ES256',
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    jwks: options.keys.signing,
    cookies: {
      keys: [options.keys.cookie],
      names: { session: 'identity', interaction: 'identity-sign-in', resume: 'identity-resume' },
      long: { httpOnly: true, sameSite: 'lax', path: nowhere },
    },
    responseTypes: ['code'],
    scopes: ['openid'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      // Each pushed request would leave a row that no limit counts; no client pushes any.
      pushedAuthorizationRequests: { enabled: false },
    },
    discovery: { ui_locales_supported: ['en', 'es'] },
    ttl: {
      AuthorizationCode: code,
      AccessToken: code,
      IdToken: code,
      Interaction: signIn,
      Session: signIn,
      Grant: signIn,
    },
    interactions: { url: (_context, interaction) => signInPath + interaction.uid, policy: signInOnly() },
    clientBasedCORS: () => false,
    // Otherwise a sign-in in a second tab would invalidate the first tab's code, which lives for a minute anyway.
    expiresWithSession: () => false,
    issueRefreshToken: () => false,
    claims: { openid: ['sub', 'keep_me_in'] },
    findAccount: async (_context, username, token) =>
      (await options.people.findCredentials(username)) && {
        accountId: username,
        claims: () => ({ sub: username, keep_me_in: wasKept(token) }),
      },
    loadExistingGrant: grantIdentity,
    renderError: options.renderError,
  });
  // Its addresses, and whether its cookies are secure, follow from this: a proxy that speaks https asks over http.
  const protocol = new URL(options.issuer).protocol.slice(0, -1);
  Object.defineProperty(provider.request, 'protocol', { value: protocol });
  return provider;
}

/** Whether the sign-in behind a code is to be kept. */
function wasKept(token: object | undefined): boolean {
  return (
    token !== undefined && 'amr' in token && Array.isArray(token.amr) && token.amr.includes(keptSignedIn)
  );
}

/**
 * Metadata of a client. The apps are not of the type `native`: the web view returns to the portal like a browser, and that
 * type would accept any port of the machine in the redirect address.
 */
function toClientMetadata({ clientId, secret, redirectUris }: RegisteredClient): ClientMetadata {
  const shared = { client_id: clientId, redirect_uris: [...redirectUris] };
  return secret === undefined
    ? { ...shared, token_endpoint_auth_method: 'none' }
    : { ...shared, client_secret: secret, token_endpoint_auth_method: 'client_secret_basic' };
}

/** Policy without consent, since all clients are the provider's own. */
function signInOnly(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

async function grantIdentity(context: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}
