import { toAddress } from '../../../core/explanation/index.ts';
import { addressOf } from '../../../core/link/index.ts';
import { returnAddress, withReturn } from '../../../core/navigation/index.ts';
import type { ActionHost, ActionPlace } from '../../../core/action/index.ts';
import type { LinkSources } from '../../../core/link/index.ts';
import type { RunAction, SignOutAction } from '../../../core/manifest/index.ts';
import { notKnown } from '../../../core/sequence/index.ts';
import { lastPageAmong } from '../../navigation/index.ts';
import type { Portal } from '../../portal/index.ts';
import { preload } from '../page/preload.ts';

/** The functions of a portal that actions use, at one place of it. */
export function actionHost(
  portal: Portal,
  place: ActionPlace = {},
  send?: (event: string) => void,
): ActionHost {
  const { site, store, history, navigator, ports, services, session, dialogs, navigationBlock } = portal;
  return {
    site,
    linkSources: () => linkSources(portal),
    read: store.read,
    go: navigator.go,
    back: () => (hasPageBefore(portal) ? () => history.go(-1) : undefined),
    lastPage: (routes) => lastPageAmong(site, ports.tabStorage, routes),
    leave: ports.leave,
    openWindow: (url) => void window.open(url, '_blank', 'noopener'),
    print: () => window.print(),
    reload() {
      const { path, query } = history.current();
      if (!navigationBlock.isBlocked()) ports.leave(path + query);
    },
    send,
    operate: (action) => operate(portal, action),
    signOut: (action) => signOut(portal, action),
    extendSession: ({ ifFailed }) => extendSession(portal, ifFailed),
    refresh: (groups) => void services.refresh(groups),
    signInUrl: (home) => session.signInUrl(returnAddress(site, history.current()) ?? home),
    dialogs,
    place,
  };
}

/** Whether the customer came here from another page of the portal, other than the sign-in. */
function hasPageBefore({ site, history }: Portal): boolean {
  const { path, query, before } = history.current();
  if (before === undefined || before === path + query) return false;
  return site.routes.match(toAddress(before).path)?.route !== site.manifest.routes.signIn;
}

/**
 * Runs an operation outside of a sequence; resolves when it has ended. Its outcome shows if the manifest has words for it; a
 * failure is reported, too. Nothing is sent before these words are there: without a network they would come too late.
 * Where the outcome is not known, the lists are loaded again: the page must not go on saying what may be otherwise by now.
 */
export async function operate(portal: Portal, action: RunAction): Promise<void> {
  const { registry, services, ports, navigator, store, toasts, records } = portal;
  const { run: id, with: parameters = {}, ifDone, ifFailed, ifNotKnown } = action;
  const failed = (reason: unknown): void => {
    ports.report({ what: 'operation-failed', detail: { operation: id, reason } });
    if (ifFailed !== undefined) navigator.showError(ifFailed);
  };
  const entry = registry.operation(id);
  if (!entry) {
    failed('not registered');
    return;
  }
  const input = Object.fromEntries(
    Object.entries(parameters).map(([name, fact]) => [name, store.read(fact)]),
  );
  const call = { input, idempotencyKey: ports.newId(), signal: new AbortController().signal };
  const saysMore = (ifFailed ?? ifNotKnown) !== undefined;
  await Promise.all([entry.load(), saysMore && preload(portal, action)])
    .then(([operation]) => operation(call, services))
    .then(({ outcome }) => {
      if (outcome === 'failed') failed(outcome);
      else if (outcome === 'done' && ifDone !== undefined) toasts.say(ifDone);
      else if (outcome === notKnown) {
        if (ifNotKnown !== undefined) navigator.showError(ifNotKnown);
        void services.refresh(records.all().map(({ query }) => query.record));
      }
    }, failed);
}

/** Signs out. If the manifest has words for a session that could not be ended, the customer stays and reads them. */
function signOut(portal: Portal, { signOut: link, returnTo, reason, ifDone, ifFailed }: SignOutAction): void {
  const { site, session, navigator, history, toasts } = portal;
  const address = addressOf(site, link) ?? '/';
  const present = history.current();
  // A guard may have redirected to the sign-in already, when the session was known to be over: its return address stays.
  const back = returnAddress(site, present) ?? present.path + present.query;
  const then = returnTo ? withReturn(site, address, back) : address;
  void session.signOut(then, ifFailed !== undefined, reason).then((hasEnded) => {
    if (!hasEnded && ifFailed !== undefined) navigator.showError(ifFailed);
    if (hasEnded && ifDone !== undefined) toasts.sayNext(ifDone);
  });
}

/** Extends the session. A failure is reported, and shows if the manifest has words for it. */
export function extendSession({ session, ports, navigator }: Portal, ifFailed?: string): void {
  session.extend().catch((reason: unknown) => {
    ports.report({ what: 'session-not-extended', detail: { reason } });
    if (ifFailed !== undefined) navigator.showError(ifFailed);
  });
}

/** The values that links can take from the present page. */
export function linkSources({ navigator, history, store }: Portal): LinkSources {
  const params = navigator.screen().shown?.params;
  return { address: history.current(), assignment: store.assignment(), ...(params && { params }) };
}
