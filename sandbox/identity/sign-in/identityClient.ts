import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  AuthorizationResponseError,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discoveryRequest,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  validateApplicationLevelSignature,
  validateAuthResponse,
  type AuthorizationServer,
  type Client,
} from 'oauth4webapi';
import type { Language } from '../../platform/language.ts';

/** The client that a platform signs in as (SH-CALL-036). A client without a secret is a public one. */
export interface IdentityClientSettings {
  clientId: string;
  secret?: string;
}

/** Values that must match between leaving for the identity service and returning. */
export interface SignInSecrets {
  clientId: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** The person who has signed in, as the identity service tells it. */
export interface Identity {
  username: string;
  /** The person asked to be kept signed in. False at a service that does not say. */
  keepMeIn: boolean;
}

/** Talks to the identity service: code flow with an S256 challenge (SH-CALL-035). */
export interface IdentityClient {
  /** The address for the browser's redirect. */
  authorizationUrl(secrets: SignInSecrets, language: Language): Promise<URL>;
  /**
   * Redeems the code in the callback address.
   *
   * @throws SignInRefused when the customer cancelled; any other error when something is wrong with the
   *   answer or the service
   */
  redeem(callback: URL, secrets: SignInSecrets): Promise<Identity>;
}

/** Thrown if the customer cancelled on the sign-in page. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

const requestTimeLimit = 10_000;

export interface IdentityClientOptions {
  /** Issuer, also the base of its discovery document. */
  issuer: string;
  redirectUri: string;
  clients: readonly IdentityClientSettings[];
}

export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const discover = rememberSuccess(() => discoverServer(new URL(options.issuer)));
  const requestOptions = (): { [allowInsecureRequests]: boolean; signal: AbortSignal } => ({
    [allowInsecureRequests]: options.issuer.startsWith('http://'),
    signal: AbortSignal.timeout(requestTimeLimit),
  });
  return {
    async authorizationUrl(secrets, language) {
      const server = await discover();
      const url = new URL(server.authorization_endpoint ?? '', options.issuer);
      url.search = new URLSearchParams({
        client_id: secrets.clientId,
        redirect_uri: options.redirectUri,
        response_type: 'code',
        scope: 'openid',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        // Without this, the next sign-in after a sign-out would bring the same person back without a password.
        prompt: 'login',
        ui_locales: language,
      }).toString();
      return url;
    },
    async redeem(callback, secrets) {
      const server = await discover();
      const settings = options.clients.find(({ clientId }) => clientId === secrets.clientId);
      const client: Client = { client_id: secrets.clientId };
      const parameters = validateCallback(server, client, callback, secrets.state);
      const response = await authorizationCodeGrantRequest(
        server,
        client,
        settings?.secret === undefined ? None() : ClientSecretBasic(settings.secret),
        parameters,
        options.redirectUri,
        secrets.verifier,
        requestOptions(),
      );
      return readIdentity(server, client, response, secrets.nonce, requestOptions());
    },
  };

  async function discoverServer(issuer: URL): Promise<AuthorizationServer> {
    return processDiscoveryResponse(issuer, await discoveryRequest(issuer, requestOptions()));
  }
}

function validateCallback(
  server: AuthorizationServer,
  client: Client,
  callback: URL,
  state: string,
): URLSearchParams {
  try {
    return validateAuthResponse(server, client, callback, state);
  } catch (error) {
    if (!(error instanceof AuthorizationResponseError) || error.error !== 'access_denied') throw error;
    throw new SignInRefused('the customer did not sign in', { cause: error });
  }
}

async function readIdentity(
  server: AuthorizationServer,
  client: Client,
  response: Response,
  nonce: string,
  requestOptions: { signal: AbortSignal },
): Promise<Identity> {
  const tokens = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  await validateApplicationLevelSignature(server, response, requestOptions);
  const claims = getValidatedIdTokenClaims(tokens);
  if (claims === undefined) throw new Error('the identity service sent no identity');
  return { username: claims.sub, keepMeIn: claims['keep_me_in'] === true };
}

/** Calls `ask` once and caches its success; a failure is not cached, so that the service may start later than the portal. */
function rememberSuccess<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let remembered: Promise<Value> | undefined;
  return () => {
    remembered ??= ask().catch((error: unknown) => {
      remembered = undefined;
      throw error;
    });
    return remembered;
  };
}
