export { createAttemptStore } from './attemptStore.ts';
export { beginSignIn } from './beginSignIn.ts';
export { finishSignIn } from './finishSignIn.ts';
export { createIdentityClient, type IdentityClientSettings } from './identityClient.ts';
export { readLanguage, type Language } from './language.ts';
export { extendSession, showSession, signOut, type SessionInfo } from './sessionHandlers.ts';
export type { SignInPorts } from './signInPorts.ts';
