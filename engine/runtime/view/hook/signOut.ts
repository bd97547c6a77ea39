import { addressOf } from '../../../core/link/index.ts';
import type { SignOutAction } from '../../../core/manifest/index.ts';
import { returnAddress, withReturn } from '../../../core/navigation/index.ts';
import type { Portal } from '../../portal/index.ts';

/** Signs out. Where the manifest has words for a session that could not be ended, the customer stays and hears them. */
export function signOut(portal: Portal, { signOut: link, returnTo, ifFailed }: SignOutAction): void {
  const { site, session, navigator, history } = portal;
  const address = addressOf(site, link) ?? '/';
  const present = history.current();
  // A guard may have led to the sign-in already, once the session was known to be over: then the way back is known.
  const back = returnAddress(site, present) ?? present.path + present.query;
  const then = returnTo ? withReturn(site, address, back) : address;
  void session.signOut(then, ifFailed !== undefined).then((hasEnded) => {
    if (!hasEnded && ifFailed !== undefined) navigator.showError(ifFailed);
  });
}
