import type { AtomValue } from '../fact/index.ts';
import type { LinkSources } from '../link/index.ts';
import type { Action, Dismissal, ExtendSessionAction, RunAction, SignOutAction } from '../manifest/index.ts';
import type { Site } from '../site/index.ts';

/** What actions do things with: the runtime brings it. */
export interface ActionHost {
  readonly site: Site;
  /** What the values of a link are taken from on the present page. */
  linkSources(): LinkSources;
  read(fact: string): AtomValue | undefined;
  /** Goes to an address of the portal. */
  go(address: string): void;
  /** What goes back to the page before. Undefined: there is none of the portal, it is the same, or it is the sign-in. */
  back(): (() => void) | undefined;
  /** The address of the page that was shown last, before the present sequence; undefined where it is none of these routes. */
  lastPage(routes: readonly string[]): string | undefined;
  /** Leaves for a URL outside. */
  leave(url: string): void;
  openWindow(url: string): void;
  print(): void;
  /** Loads the page anew, unless something that was sent is on its way. */
  reload(): void;
  /** Sends an event to the sequence around; undefined where there is none. */
  send?: ((event: string) => void) | undefined;
  /** Runs an operation outside of any sequence. */
  operate(operation: RunAction): void;
  signOut(action: SignOutAction): void;
  extendSession(action: ExtendSessionAction): void;
  refresh(groups: readonly string[]): void;
  /** Where the sign-in begins; afterwards the customer is at the address to return to that the page carries, or at `home`. */
  signInUrl(home: string): string;
  readonly dialogs: {
    open(id: string): void;
    close(id: string): void;
    isOpened(id: string): boolean;
  };
  /** What the place of the control adds. */
  readonly place: ActionPlace;
}

/** What the place of a control adds: what it dismisses or closes, the facts that it asks for again. */
export interface ActionPlace {
  /** Puts away what holds the control: for as long as that says, or for another time. */
  dismiss?: (dismissal?: Dismissal) => void;
  close?: () => void;
  retry?: () => void;
}

/** A control that can be pressed; one with an address is a link. */
export interface Pressing {
  press(): void;
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
  /** The property by which it is recognised, and its name for analytics. */
  readonly key: string;
  /** What pressing it does. Undefined: it leads nowhere, so it is not shown. */
  press(does: Does, host: ActionHost): Pressing | undefined;
  /** What is done instead, where that cannot be. */
  otherwise?(does: Does): Action;
  /** Does it when a timer has run out. Absent: no timer can. Returns how to take it back when the reason is gone. */
  byTimer?(does: Does, host: ActionHost): (() => void) | undefined;
  /** What it leads to, where that has a name: for analytics. */
  target?(does: Does): string;
  /** It leads away or shows something: of two that are done at once only one is seen. */
  readonly leads?: true;
  /** What it does depends on the pages that this tab has shown. */
  ofTab?(does: Does): boolean;
  /** It can be done without a network. */
  readonly offline?: true;
  /** Facts on which it depends what it does. */
  facts?(does: Does): readonly string[];
  opensNewWindow?(does: Does): boolean;
}

/** An action that does the same whether it is pressed or a timer has run out. */
export function plainAction<Does>(
  kind: Omit<ActionKind<Does>, 'press' | 'byTimer'>,
  act: (does: Does, host: ActionHost) => void,
): ActionKind<Does> {
  return {
    ...kind,
    press: (does, host) => ({ press: () => act(does, host) }),
    byTimer: (does, host) => void act(does, host),
  };
}
