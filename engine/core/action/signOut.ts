import type { SignOutAction } from '../manifest/index.ts';
import { plainAction } from './action.ts';

/** `signOut`: ends the session. */
export const signOut = plainAction<SignOutAction>(
  { key: 'signOut', leads: true, target: (does) => does.signOut.route },
  (does, host) => host.signOut(does),
);
