import {
  addressOf,
  factsInLink,
  resolveLink,
  type Destination,
  type LinkSources,
} from '../../core/link/index.ts';
import type { Action, BannerAction, Dismissal } from '../../core/manifest/index.ts';
import { useContext } from 'react';
import { usePortal, type Portal } from '../portal/index.ts';
import type { ControlView } from '../presentation/index.ts';
import { SequenceContext, type SequenceRunner } from '../sequence/index.ts';
import { useSentences } from './useCopy.ts';
import { useNewWindowHint } from './useNewWindowHint.ts';
import { extendSession } from './extendSession.ts';
import { runOperation } from './runOperation.ts';
import { signOut } from './signOut.ts';
import { slotsOfFacts, useHolding, useDecision } from './useFacts.ts';

/** What the place of a control adds: what it dismisses or closes, the facts that it asks for again. */
export interface ControlPlace {
  /** Puts away what holds the control: for as long as that says, or for another time. */
  dismiss?: (dismissal?: Dismissal) => void;
  close?: () => void;
  retry?: () => void;
}

/** A control; those of banners may also put the banner away. */
type UsableControl = BannerAction;

/**
 * The controls of a manifest whose conditions hold, ready to be shown: with their words, and what pressing them does. What
 * has no words yet is left out.
 *
 * @example
 * const controls = useControls(settings.actions);
 * return <ControlRow controls={controls} />;
 */
export function useControls(
  controls: readonly UsableControl[],
  place: ControlPlace = {},
): readonly ControlView[] {
  const portal = usePortal();
  const runner = useContext(SequenceContext);
  const holding = useHolding(controls.map(({ when }) => when));
  const labels = useSentences(controls.map(({ label }) => label));
  const hint = useNewWindowHint(controls.some(({ do: action }) => opensNewWindow(action)));
  useLinkFacts(portal, controls);
  return controls.flatMap((control, index) => {
    const label = labels[index];
    if (!holding[index] || label === undefined) return [];
    const view = saying(portal, control.do, viewOf(portal, runner, control.do, place));
    if (!view) return [];
    const { opensNew, ...shown } = dismissing(view, control, place);
    if (opensNew && hint === undefined) return [];
    return [
      {
        label,
        style: control.style ?? 'secondary',
        ...shown,
        ...(opensNew && hint !== undefined && { newWindow: hint }),
      },
    ];
  });
}

/**
 * One control of a manifest. Undefined when it must not show.
 *
 * @example
 * const control = useControl(settings.control);
 */
export function useControl(control: UsableControl, place: ControlPlace = {}): ControlView | undefined {
  return useControls([control], place)[0];
}

type Pressing = Pick<ControlView, 'href' | 'outside' | 'press'> & { opensNew?: true };

function opensNewWindow(action: Action): boolean {
  if ('native' in action) return opensNewWindow(action.otherwise);
  return 'go' in action && 'external' in action.go && action.go.opens === 'new-window';
}

/** Facts on which it depends what an action does. */
function factsInAction(action: Action): readonly string[] {
  if ('native' in action) return [action.capability, ...factsInAction(action.otherwise)];
  return 'go' in action ? factsInLink(action.go) : [];
}

/** What links take from facts is taken anew when they change. */
function useLinkFacts(portal: Portal, controls: readonly UsableControl[]): void {
  const names = controls.flatMap((control) => factsInAction(control.do));
  useDecision(slotsOfFacts(portal, names), () => names.map((name) => portal.store.read(name)).join('\n'));
}

/** An address cannot put anything away: such a control is a button. */
function dismissing(view: Pressing, { dismissal }: UsableControl, { dismiss }: ControlPlace): Pressing {
  if (!dismissal || !dismiss) return view;
  return {
    press() {
      dismiss(dismissal);
      view.press();
    },
  };
}

/** Links say themselves that they are used. */
function saying({ moments }: Portal, does: Action, view: Pressing | undefined): Pressing | undefined {
  if (!view || view.href !== undefined) return view;
  return {
    ...view,
    press() {
      moments.say({ kind: 'pressed', does });
      view.press();
    },
  };
}

/** What the values of a link are taken from on the present page. */
export function linkSources({ navigator, history, store }: Portal): LinkSources {
  const params = navigator.screen().shown?.params;
  return { address: history.current(), world: store.world(), ...(params && { params }) };
}

/** One branch for each action of `shared.schema.json`. Undefined: it leads nowhere, so it is not shown. */
function viewOf(
  portal: Portal,
  runner: SequenceRunner | undefined,
  action: Action,
  place: ControlPlace,
): Pressing | undefined {
  const { session, site, history, returnAddress } = portal;
  if ('go' in action) return toDestination(portal, resolveLink(site, action.go, linkSources(portal)));
  if ('send' in action) return runner && { press: () => runner.send(action.send) };
  if ('dismiss' in action) return place.dismiss && { press: () => place.dismiss?.() };
  if ('run' in action) return { press: () => runOperation(portal, action.run, action.ifFailed) };
  if ('native' in action) {
    const { native, capability, otherwise } = action;
    if (portal.store.read(capability) !== true) return viewOf(portal, runner, otherwise, place);
    return { press: () => runOperation(portal, native) };
  }
  if ('open' in action) return { press: () => portal.dialogs.open(action.open) };
  if ('close' in action) return place.close && { press: place.close };
  if ('retry' in action) return place.retry && { press: place.retry };
  if ('signOut' in action) return { press: () => signOut(portal, action) };
  if ('extendSession' in action) return { press: () => extendSession(portal, action.ifFailed) };
  if ('refresh' in action) return { press: () => void portal.sources.refresh(action.refresh) };
  if ('print' in action) return { press: () => window.print() };
  const returnTo = returnAddress(history.current()) ?? addressOf(site, action.signIn) ?? '/';
  const href = session.signInUrl(returnTo);
  return { href, outside: true, press: () => portal.ports.leave(href) };
}

function toDestination(portal: Portal, destination: Destination | undefined): Pressing | undefined {
  if (!destination) return undefined;
  if (destination.kind === 'outside' && destination.newWindow) {
    const { url } = destination;
    return {
      href: url,
      outside: true,
      opensNew: true,
      press: () => void window.open(url, '_blank', 'noopener'),
    };
  }
  if (destination.kind === 'outside') {
    return { href: destination.url, outside: true, press: () => portal.ports.leave(destination.url) };
  }
  return { href: destination.address, press: () => portal.navigator.go(destination.address) };
}
