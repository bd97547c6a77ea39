export { createAttemptStore } from './attemptStore.ts';
export { createIdentityClient } from './identityClient.ts';
export { extendSession, showSession, signOut } from './sessionHandlers.ts';
export { beginSignIn, finishSignIn, type SignInPorts } from './signIn.ts';
