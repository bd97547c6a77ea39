import { resolveLink } from '../../core/link/index.ts';
import type { TimerAction } from '../../core/manifest/index.ts';
import { extendSession, linkSources, runOperation, signOut } from '../hook/index.ts';
import type { Portal } from '../portal/index.ts';

/** Does what a timer says. A dialog that it opens can be taken back: the reason for it may be gone. */
export function performAction(portal: Portal, action: TimerAction): (() => void) | undefined {
  const { dialogs, navigator, ports, site, sources } = portal;
  if ('open' in action) {
    dialogs.open(action.open);
    return () => {
      if (dialogs.isOpened(action.open)) dialogs.close(action.open);
    };
  }
  if ('go' in action) {
    const destination = resolveLink(site, action.go, linkSources(portal));
    if (destination?.kind === 'inside') navigator.go(destination.address);
    else if (destination) ports.leave(destination.url);
  } else if ('signOut' in action) signOut(portal, action);
  else if ('refresh' in action) void sources.refresh(action.refresh);
  else if ('run' in action) runOperation(portal, action.run, action.ifFailed);
  else extendSession(portal, action.ifFailed);
  return undefined;
}
