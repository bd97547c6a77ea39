import { addressOf } from '../link/index.ts';
import type { SignInAction } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `signIn`: starts the sign-in, and comes back. */
export const signIn: ActionKind<SignInAction> = {
  key: 'signIn',
  press(does, host) {
    const href = host.signInUrl(addressOf(host.site, does.signIn) ?? '/');
    return { href, outside: true, press: () => host.leave(href) };
  },
};
