import type { Portal } from '../../portal/index.ts';

/** Extends the session. A failure is reported, and said where the manifest has words for it. */
export function extendSession({ session, ports, navigator }: Portal, ifFailed?: string): void {
  session.extend().catch((reason: unknown) => {
    ports.report({ what: 'session-not-extended', detail: { reason } });
    if (ifFailed !== undefined) navigator.showError(ifFailed);
  });
}
