import { addressOf, resolveLink, type Destination } from '../../core/link/index.ts';
import type { Action, Control } from '../../core/manifest/index.ts';
import { useContext } from 'react';
import { usePortal, type Portal } from '../portal/index.ts';
import type { ControlView } from '../presentation/index.ts';
import { SequenceContext, type SequenceRunner } from '../sequence/index.ts';
import { useSentences } from './useCopy.ts';
import { useHolding } from './useFacts.ts';

/** What the place of a control adds: the banner that it dismisses, the facts that it asks for again. */
export interface ControlPlace {
  dismiss?: () => void;
  retry?: () => void;
}

/** The controls whose conditions hold, ready to be shown. What has no words yet is left out. */
export function useControls(controls: readonly Control[], place: ControlPlace = {}): readonly ControlView[] {
  const portal = usePortal();
  const runner = useContext(SequenceContext);
  const holding = useHolding(controls.map(({ when }) => when));
  const labels = useSentences(controls.map(({ label }) => label));
  return controls.flatMap((control, index) => {
    const label = labels[index];
    if (!holding[index] || label === undefined) return [];
    const view = viewOf(portal, runner, control.do, place);
    return view ? [{ label, style: control.style ?? 'secondary', ...view }] : [];
  });
}

/** One control. Undefined when it must not show. */
export function useControl(control: Control, place: ControlPlace = {}): ControlView | undefined {
  return useControls([control], place)[0];
}

type Pressing = Pick<ControlView, 'href' | 'outside' | 'press'>;

/** One branch for each action of `shared.schema.json`. Undefined: it leads nowhere, so it is not shown. */
function viewOf(
  portal: Portal,
  runner: SequenceRunner | undefined,
  action: Action,
  place: ControlPlace,
): Pressing | undefined {
  const { session, site, navigator, history, returnAddress } = portal;
  if ('go' in action)
    return toDestination(portal, resolveLink(site, action.go, navigator.screen().shown?.params));
  if ('send' in action) return runner && { press: () => runner.send(action.send) };
  if ('dismiss' in action) return place.dismiss && { press: place.dismiss };
  if ('retry' in action) return place.retry && { press: place.retry };
  if ('signOut' in action) return { press: () => void session.signOut(action.signOut) };
  if ('print' in action) return { press: () => window.print() };
  const returnTo = returnAddress(history.current()) ?? addressOf(site, action.signIn) ?? '/';
  const href = session.signInUrl(returnTo);
  return { href, outside: true, press: () => portal.ports.leave(href) };
}

function toDestination(portal: Portal, destination: Destination | undefined): Pressing | undefined {
  if (!destination) return undefined;
  if (destination.kind === 'outside') {
    return { href: destination.url, outside: true, press: () => portal.ports.leave(destination.url) };
  }
  return { href: destination.address, press: () => portal.navigator.go(destination.address) };
}
