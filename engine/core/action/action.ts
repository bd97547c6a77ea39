import type { AtomValue } from '../fact/index.ts';
import type { LinkSources } from '../link/index.ts';
import type { Action, Dismissal, ExtendSessionAction, RunAction, SignOutAction } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';

/** The functions of the runtime that actions use. */
export interface ActionHost {
  readonly site: Site;
  /** The values that links can take from the present page. */
  linkSources(): LinkSources;
  read(fact: string): AtomValue | undefined;
  /** Goes to an address of the portal. */
  go(address: string): void;
  /** A function that goes back to the page before. Undefined if there is no other page of the portal, or it is the sign-in. */
  back(): (() => void) | undefined;
  /** The address of the page that was shown last before the present sequence; undefined if it is none of these routes. */
  lastPage(routes: readonly string[]): string | undefined;
  /** Leaves for a URL outside. */
  leave(url: string): void;
  openWindow(url: string): void;
  print(): void;
  /** Reloads the page, unless something that was sent is on its way. */
  reload(): void;
  /** Sends an event to the surrounding sequence; undefined outside of one. */
  send?: ((event: string) => void) | undefined;
  /** Runs an operation outside of any sequence. Resolves when it has ended. */
  operate(operation: RunAction): Promise<void>;
  signOut(action: SignOutAction): void;
  extendSession(action: ExtendSessionAction): void;
  refresh(groups: readonly string[]): void;
  /** The URL that begins the sign-in; afterwards the customer returns to the page's return address, or to `home`. */
  signInUrl(home: string): string;
  readonly dialogs: {
    open(id: string): void;
    close(id: string): void;
    isOpened(id: string): boolean;
  };
  /** The functions of the control's own place. */
  readonly place: ActionPlace;
}

/** The functions that depend on where a control stands: to dismiss or close its container, and to load its facts again. */
export interface ActionPlace {
  /** Dismisses the container of the control, for as long as the dismissal says. */
  dismiss?: (dismissal?: Dismissal) => void;
  close?: () => void;
  retry?: () => void;
  /** The id of the container, for analytics: of actions that name no target of their own. */
  container?: string;
}

/** A control that can be pressed; one with an address is a link. */
export interface Pressing {
  /** Returns the end of what it has begun, where that takes a while. */
  press(): void | Promise<void>;
  href?: string;
  /** The address is outside of the portal. */
  outside?: true;
  /** The address opens a new window. */
  opensNew?: true;
}

/**
 * One action of controls and timers: one file, listed in `index.ts`, with one branch in `schemas/shared.schema.json`. The
 * rest of the engine knows no action by name.
 */
export interface ActionKind<Does> {
  /** The property that identifies the action; also its name for analytics. */
  readonly key: string;
  /** The effect of a press. Undefined if the action leads nowhere, so that its control is not shown. */
  press(does: Does, host: ActionHost): Pressing | undefined;
  /** The action to do instead if this one cannot be done. */
  otherwise?(does: Does): Action;
  /** The effect when a timer runs out. Absent: no timer can do it. Returns how to undo it when the timer's reason is gone. */
  byTimer?(does: Does, host: ActionHost): (() => void) | undefined;
  /** The name of its target, for analytics. */
  target?(does: Does): string;
  /** It leads away or shows something: of two such actions at once customers would see only one. */
  readonly leads?: true;
  /** Its effect depends on the pages that this tab has shown. */
  ofTab?(does: Does): boolean;
  /** It can be done without a network. */
  readonly offline?: true;
  /** Facts on which its effect depends. */
  facts?(does: Does): readonly string[];
  opensNewWindow?(does: Does): boolean;
}

/** An action that does the same whether it is pressed or a timer has run out. */
export function plainAction<Does>(
  kind: Omit<ActionKind<Does>, 'press' | 'byTimer'>,
  act: (does: Does, host: ActionHost) => void | Promise<void>,
): ActionKind<Does> {
  return {
    ...kind,
    press: (does, host) => ({ press: () => act(does, host) }),
    byTimer: (does, host) => void act(does, host),
  };
}
