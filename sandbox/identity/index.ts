export { createIdentityListener, type IdentityOptions } from './identity-listener.ts';
export type { RegisteredClient } from './identity-provider.ts';
export type { Credentials, OfferedPersona, People } from './people.ts';
export { identityKeys, type IdentityKeys } from './signing-keys.ts';
