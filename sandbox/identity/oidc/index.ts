export { createIdentityListener } from './identityListener.ts';
export type { RegisteredClient } from './identityProvider.ts';
export type { People } from './passwordCheck.ts';
export type { SignInHelp } from './page/signInPage.ts';
export { identityKeys } from './signingKeys.ts';
