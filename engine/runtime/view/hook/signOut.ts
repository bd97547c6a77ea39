import type { SignOutAction } from '../../../core/manifest/index.ts';
import type { Portal } from '../../portal/index.ts';

/** Signs out. Where the manifest has words for a session that could not be ended, the customer stays and hears them. */
export function signOut({ session, navigator }: Portal, action: SignOutAction): void {
  const { signOut: then, ifFailed } = action;
  void session.signOut(then, ifFailed !== undefined).then((hasEnded) => {
    if (!hasEnded && ifFailed !== undefined) navigator.showError(ifFailed);
  });
}
