import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';
import { keptSecret } from '../../platform/data-folder/ownerOnly.ts';

/** The keys of the identity service. */
export interface IdentityKeys {
  /** Private key set that identities are signed with (ES256). */
  signing: { keys: JsonWebKey[] };
  /** Key that signs the service's own cookies. */
  cookie: string;
}

/** Creates the keys at the first start and keeps them in the data folder. */
export function identityKeys(dataFolder: string): IdentityKeys {
  return {
    signing: JSON.parse(keptSecret(dataFolder, 'identity/signing-keys.json', makeSigningKeys)),
    cookie: keptSecret(dataFolder, 'identity/cookie-key'),
  };
}

function makeSigningKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'ES256' };
  return JSON.stringify({ keys: [key] });
}
