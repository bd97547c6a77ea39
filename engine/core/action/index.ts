import type { Action } from '../manifest/index.ts';
import type { ActionHost, ActionKind, Pressing } from './action.ts';
import { back } from './back.ts';
import { close } from './close.ts';
import { dismiss } from './dismiss.ts';
import { extendSession } from './extendSession.ts';
import { go } from './go.ts';
import { native } from './native.ts';
import { open } from './open.ts';
import { print } from './print.ts';
import { refresh } from './refresh.ts';
import { reload } from './reload.ts';
import { retry } from './retry.ts';
import { run } from './run.ts';
import { send } from './send.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

export type { ActionHost, ActionPlace, Pressing } from './action.ts';

/** Every action. A new one: its file, its test, this line, its schema branch. */
// oxfmt-ignore
export const actions = [
  go, back, send, dismiss, retry, signIn, signOut, extendSession, refresh, reload, print, open, close, run, native,
] as const;

/** The kind of an action; undefined for an unknown one, as in a release for a newer engine. */
function kindOf(does: Action): ActionKind<Action> | undefined {
  return actions.find(({ key }) => Object.hasOwn(does, key)) as ActionKind<Action> | undefined;
}

/** The effect of a press. Undefined if the action leads nowhere, so that its control is not shown. */
export function pressAction(does: Action, host: ActionHost): Pressing | undefined {
  const kind = kindOf(does);
  const other = kind?.otherwise?.(does);
  return kind?.press(does, host) ?? (other && pressAction(other, host));
}

/** Does what a timer says. Returns how to take it back, where that can be. */
export function runByTimer(does: Action, host: ActionHost): (() => void) | undefined {
  return kindOf(does)?.byTimer?.(does, host);
}

/** The name of an action, and of what it leads to or else of what holds its control: the banner that is dismissed, say. */
export function namesOfAction(does: Action, container?: string): { action: string; target?: string } {
  const kind = kindOf(does);
  const target = kind?.target?.(does) ?? container;
  return { action: kind?.key ?? Object.keys(does)[0] ?? '', ...(target !== undefined && { target }) };
}

/** Facts on which the effect of an action depends. */
export function factsInAction(does: Action): readonly string[] {
  const kind = kindOf(does);
  const other = kind?.otherwise?.(does);
  return [...(kind?.facts?.(does) ?? []), ...(other ? factsInAction(other) : [])];
}

/** Whether an action may open a new window. */
export function opensNewWindow(does: Action): boolean {
  const kind = kindOf(does);
  const other = kind?.otherwise?.(does);
  return kind?.opensNewWindow?.(does) ?? (other !== undefined && opensNewWindow(other));
}

/** Whether the effect of an action depends on the pages that this tab has shown. */
export function dependsOnTab(does: Action): boolean {
  const kind = kindOf(does);
  const other = kind?.otherwise?.(does);
  return kind?.ofTab?.(does) === true || (other !== undefined && dependsOnTab(other));
}

/** Whether an action can be done without a network. */
export function worksOffline(does: Action): boolean {
  return kindOf(does)?.offline === true;
}

/** Whether an action leads away or shows something: of two such actions at once customers would see only one. */
export function leadsAway(does: Action): boolean {
  return kindOf(does)?.leads === true;
}
