import type { Portal } from '../../portal/index.ts';
import { widgetOf } from '../slot/useWidget.ts';
import type { ScreenBasis } from './basis.ts';

/** Longest wait until a portal knows what a screen was made from, in milliseconds. */
const timeLimit = 8_000;

/**
 * Brings a portal to where it would draw a screen that was made ahead: asks for its facts, loads the sentences, the code
 * and the page. False when it is elsewhere, when a fact is another, or when something cannot be had.
 */
export async function reachBasis(portal: Portal, basis: ScreenBasis): Promise<boolean> {
  const { release, copy, site, store } = portal;
  if (release !== basis.release || copy.language() !== basis.language) return false;
  const known = Object.entries(basis.facts).flatMap(([name, value]) =>
    value === null ? [] : (site.vocabulary.slotOf(name) ?? []),
  );
  const isKnown = await knownInTime(portal, known, () =>
    known.every((slot) => store.assignment()[slot] !== undefined),
  );
  if (!isKnown || !isAtBasis(portal, basis)) return false;
  try {
    await Promise.all([
      copy.ensure(basis.copy),
      pageOf(portal),
      ...basis.widgets.map((id) => widgetOf(portal, id)),
    ]);
  } catch {
    // Whoever draws the screen anew says what could not be had.
    return false;
  }
  portal.navigator.sectionReady();
  return isAtBasis(portal, basis);
}

/** Whether the portal shows the address, in the language, and knows the very same of all facts. */
function isAtBasis({ navigator, history, copy, store }: Portal, basis: ScreenBasis): boolean {
  const { shown, deciding, error } = navigator.screen();
  const { path, query } = history.current();
  return (
    shown !== undefined &&
    !deciding &&
    error === undefined &&
    path + query === basis.address &&
    copy.language() === basis.language &&
    Object.entries(basis.facts).every(([name, value]) => (store.read(name) ?? null) === value)
  );
}

/** Starts what provides the slots, and waits until the question is true. False after the time limit. */
function knownInTime(
  { store, ports }: Portal,
  slots: readonly number[],
  isKnown: () => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    function end(known: boolean): void {
      for (const stop of stops) stop();
      resolve(known);
    }
    function look(): void {
      if (isKnown()) end(true);
    }
    stops.push(
      store.subscribe(slots, look),
      ports.clock.after(timeLimit, () => end(false)),
    );
    look();
  });
}

function pageOf({ navigator, parts }: Portal): unknown {
  const page = navigator.screen().shown?.page;
  return page === undefined ? undefined : parts.page(page);
}
