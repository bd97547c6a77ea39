import { factsInLink, resolveLink } from '../link/index.ts';
import type { GoAction, Link } from '../manifest/index.ts';
import type { ActionKind } from './action.ts';

/** `go`: a link to a place. */
export const go: ActionKind<GoAction> = {
  key: 'go',
  press({ go: link, cameFrom }, host) {
    const before = cameFrom && host.lastPage(cameFrom);
    if (before !== undefined) return { href: before, press: () => host.go(before) };
    const destination = resolveLink(host.site, link, host.linkSources());
    if (!destination) return undefined;
    if (destination.kind === 'inside') {
      const { address } = destination;
      return { href: address, press: () => host.go(address) };
    }
    const { url, newWindow } = destination;
    if (!newWindow) return { href: url, outside: true, press: () => host.leave(url) };
    return { href: url, outside: true, opensNew: true, press: () => host.openWindow(url) };
  },
  byTimer({ go: link }, host) {
    const destination = resolveLink(host.site, link, host.linkSources());
    if (destination?.kind === 'inside') host.go(destination.address);
    // Browsers open no window without a press.
    else if (destination) host.leave(destination.url);
    return undefined;
  },
  target: ({ go: link }) => nameOf(link),
  leads: true,
  ofTab: ({ cameFrom }) => cameFrom !== undefined,
  facts: ({ go: link }) => factsInLink(link),
  opensNewWindow: ({ go: link }) => 'external' in link && link.opens === 'new-window',
};

function nameOf(link: Link): string {
  return 'route' in link ? link.route : link.external;
}
