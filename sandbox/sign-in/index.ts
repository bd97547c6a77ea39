export { createAttemptStore } from './attempt-store.ts';
export { beginSignIn } from './begin-sign-in.ts';
export { finishSignIn } from './finish-sign-in.ts';
export { createIdentityClient, type IdentityClientSettings } from './identity-client.ts';
export { readLanguage, type Language } from './language.ts';
export { extendSession, showSession, signOut, type SessionInfo } from './session-handlers.ts';
export type { SignInPorts } from './sign-in-ports.ts';
