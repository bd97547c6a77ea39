export { createIdentityListener, type IdentityOptions } from './identityListener.ts';
export type { RegisteredClient } from './identityProvider.ts';
export type { Credentials, OfferedPersona, People } from './people.ts';
export { identityKeys, type IdentityKeys } from './signingKeys.ts';
