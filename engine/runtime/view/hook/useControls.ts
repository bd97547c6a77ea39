import { useContext, useSyncExternalStore } from 'react';
import {
  dependsOnTab,
  factsInAction,
  opensNewWindow,
  pressAction,
  type ActionPlace,
  type Pressing,
} from '../../../core/action/index.ts';
import type { Action, BannerAction, Control } from '../../../core/manifest/index.ts';
import { type Portal, usePortal } from '../../portal/index.ts';
import type { ControlView } from '../../ports/index.ts';
import { SequenceContext } from '../../sequence/index.ts';
import { actionHost } from './actionHost.ts';
import { useSentences } from './useCopy.ts';
import { useNewWindowHint } from './useNewWindowHint.ts';
import { useAddressChanges } from './useScreen.ts';
import { useFacts, useHolding } from './useFacts.ts';

/** A control; those of banners may also put the banner away. */
type UsableControl = BannerAction & Pick<Control, 'language'>;

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
  place: ActionPlace = {},
): readonly ControlView[] {
  return useEachControl(controls, place).flatMap((control) => control ?? []);
}

/**
 * The same, each in its own place: undefined where one must not show. For what has a control of its own for each of its
 * parts.
 *
 * @example
 * const controls = useEachControl(settings.links);
 * return settings.links.map((link, index) => <Row link={link} control={controls[index]} />);
 */
export function useEachControl(
  controls: readonly UsableControl[],
  place: ActionPlace = {},
): readonly (ControlView | undefined)[] {
  const portal = usePortal();
  const runner = useContext(SequenceContext);
  const holding = useHolding(controls.map(({ when }) => when));
  const labels = useSentences(controls.map(({ label }) => label));
  const hint = useNewWindowHint(controls.some(({ do: action }) => opensNewWindow(action)));
  useLinkFacts(controls);
  // `back` depends on the page before, and some links on the present address.
  useAddressChanges();
  const host = { ...actionHost(portal, place, runner?.send), ...(!useTab(controls) && newTab) };
  return controls.map((control, index) => {
    const label = labels[index];
    if (!holding[index] || label === undefined) return undefined;
    const view = pressAction(control.do, host);
    if (!view) return undefined;
    const { opensNew, ...shown } = tracked(
      portal,
      { does: control.do, place },
      dismissing(view, control, place),
    );
    if (opensNew && hint === undefined) return undefined;
    return {
      label,
      style: control.style ?? 'link',
      ...(control.language !== undefined && { language: control.language }),
      ...shown,
      ...(opensNew && hint !== undefined && { newWindow: hint }),
    };
  });
}

/**
 * One control of a manifest. Undefined when it must not show.
 *
 * @example
 * const control = useControl(settings.control);
 */
export function useControl(control: UsableControl, place: ActionPlace = {}): ControlView | undefined {
  return useControls([control], place)[0];
}

/** Links are computed anew when a fact changes that they use. */
function useLinkFacts(controls: readonly UsableControl[]): void {
  useFacts(controls.flatMap((control) => factsInAction(control.do)));
}

/** The history of a tab that has shown no page yet. */
const newTab = { back: () => undefined, lastPage: () => undefined };

/**
 * Whether controls may depend on the pages that this tab has shown. Not during hydration: the server did not know them,
 * and both must draw the same. Only controls that depend on them render again then.
 */
function useTab(controls: readonly UsableControl[]): boolean {
  const ask = controls.some(({ do: action }) => dependsOnTab(action));
  return useSyncExternalStore(
    () => () => undefined,
    () => ask,
    () => false,
  );
}

/** A link cannot dismiss anything: such a control is a button. */
function dismissing(view: Pressing, { dismissal }: UsableControl, { dismiss }: ActionPlace): Pressing {
  if (!dismissal || !dismiss) return view;
  return {
    press() {
      dismiss(dismissal);
      return view.press();
    },
  };
}

/** `listenToPage` records presses of links. */
function tracked(
  { analytics }: Portal,
  { does, place: { container } }: { does: Action; place: ActionPlace },
  view: Pressing,
): Pressing {
  if (view.href !== undefined) return view;
  return {
    ...view,
    press() {
      analytics.track({ kind: 'pressed', does, ...(container !== undefined && { container }) });
      return view.press();
    },
  };
}
