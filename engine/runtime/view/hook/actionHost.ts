import { returnAddress } from '../../../core/navigation/index.ts';
import type { ActionHost, ActionPlace } from '../../../core/action/index.ts';
import type { LinkSources } from '../../../core/link/index.ts';
import type { Portal } from '../../portal/index.ts';
import { extendSession } from './extendSession.ts';
import { runOperation } from './runOperation.ts';
import { signOut } from './signOut.ts';

/** What actions of a portal do things with, at one place of it. */
export function actionHost(
  portal: Portal,
  place: ActionPlace = {},
  send?: (event: string) => void,
): ActionHost {
  const { site, store, history, navigator, ports, services, session, dialogs } = portal;
  return {
    site,
    linkSources: () => linkSources(portal),
    read: store.read,
    go: navigator.go,
    leave: ports.leave,
    openWindow: (url) => void window.open(url, '_blank', 'noopener'),
    print: () => window.print(),
    send,
    operate: (action) => runOperation(portal, action),
    signOut: (action) => signOut(portal, action),
    extendSession: ({ ifFailed }) => extendSession(portal, ifFailed),
    refresh: (groups) => void services.refresh(groups),
    signInUrl: (home) => session.signInUrl(returnAddress(site, history.current()) ?? home),
    dialogs,
    place,
  };
}

/** What the values of a link are taken from on the present page. */
export function linkSources({ navigator, history, store }: Portal): LinkSources {
  const params = navigator.screen().shown?.params;
  return { address: history.current(), assignment: store.assignment(), ...(params && { params }) };
}
