import { inputsOf } from '../../../core/fact/index.ts';
import { manifestOf } from '../../../core/manifest/index.ts';
import { whenSo } from '../../ports/index.ts';
import type { Portal } from '../../portal/index.ts';
import { loadComponent } from '../slot/lazyComponent.ts';
import { widgetOf } from '../slot/useWidget.ts';
import type { ScreenBasis, ThingBasis, VisitBasis } from './basis.ts';
import { sequenceView } from './sequenceView.ts';

/** Longest wait until a portal knows the basis of a screen, in milliseconds. */
const timeLimit = 8_000;

/**
 * Brings a portal to the state in which it would draw a screen that came with the page: loads its facts, lists,
 * sentences, code and page, and begins its sequence. False if it shows another address, a fact differs, the browser has
 * stored something unexpected, or something cannot be loaded.
 */
export async function reachBasis(portal: Portal, basis: ScreenBasis): Promise<boolean> {
  const { release, copy } = portal;
  const { visit } = basis;
  if (release !== basis.release || copy.language() !== basis.language) return false;
  if (visit && !isUnstored(portal, visit)) return false;
  try {
    const code = [
      copy.ensure(basis.copy),
      ...basis.widgets.map((id) => widgetOf(portal, id)),
      ...basis.components.map((key) => loadComponent(portal, key)),
    ];
    if (!(await isKnown(portal, basis))) return false;
    await Promise.all([...code, pageOf(portal)]);
  } catch {
    // The portal's own drawing reports what could not be loaded.
    return false;
  }
  portal.navigator.sectionReady();
  return isAtBasis(portal, basis);
}

/** Waits until all facts of the basis are known. */
async function isKnown(portal: Portal, { facts, visit }: ScreenBasis): Promise<boolean> {
  const { site, store, records, navigator } = portal;
  const { atoms } = site.vocabulary;
  const sequence = visit?.sequence;
  const slots = slotsOf(portal, facts);
  // Data of a sequence is known once it has begun.
  const before = slots.filter((slot) => sequence === undefined || !follows(atoms, slot, sequence));
  const areThere = (some: readonly number[]): boolean =>
    some.every((slot) => store.assignment()[slot] !== undefined);
  const lists = visit?.lists ?? [];
  const isBegun = await inTime(portal, before, () => {
    const { shown, deciding } = navigator.screen();
    return shown !== undefined && !deciding && areThere(before);
  });
  if (!isBegun) return false;
  // Lists can be loaded now that the customer is known: earlier ones would be dropped.
  lists.forEach(records.askAhead);
  forgetSoon(portal);
  if (sequence !== undefined) await beginHere(portal);
  const areListsThere = await inTime(
    portal,
    slots,
    () => areThere(slots) && lists.every((query) => records.list(query).state === 'ready'),
  );
  if (!areListsThere) return false;
  const known = await Promise.all((visit?.things ?? []).map((thing) => isThingKnown(portal, lists, thing)));
  return !known.includes(false);
}

/** Waits until all facts asked of one thing are known, and compares them. */
async function isThingKnown(
  portal: Portal,
  lists: VisitBasis['lists'],
  { record, key, facts: expected }: ThingBasis,
): Promise<boolean> {
  const { site, records, scopedFacts } = portal;
  const name = manifestOf(site.manifests, 'record', record)?.key ?? '';
  const items = lists.flatMap((query) => (query.record === record ? records.list(query).items : []));
  const item = items.find((each) => each[name] === key);
  const store = item && scopedFacts.of(record, item)?.store;
  if (!store) return false;
  const slots = slotsOf(portal, expected);
  const areThere = await inTime({ ...portal, store }, slots, () =>
    slots.every((slot) => store.assignment()[slot] !== undefined),
  );
  return areThere && areSame(store, expected);
}

/** Slots of the facts that were known. */
function slotsOf({ site }: Portal, facts: ScreenBasis['facts']): number[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : (site.vocabulary.slotOf(name) ?? []),
  );
}

function areSame(store: Portal['store'], facts: ScreenBasis['facts']): boolean {
  return Object.entries(facts).every(([name, value]) => (store.read(name) ?? null) === value);
}

/** Lists loaded ahead are for the present screen: not for the next page, nor for what is opened later. */
function forgetSoon({ navigator, records, ports }: Portal): void {
  const { key } = navigator.screen().entry;
  const stops = [
    navigator.subscribe(() => {
      if (navigator.screen().entry.key !== key) forget();
    }),
    ports.clock.after(timeLimit, forget),
  ];
  function forget(): void {
    records.forgetAhead();
    for (const stop of stops) stop();
  }
}

/** Whether a fact is data of a sequence, or derived from it. */
function follows(atoms: Portal['site']['vocabulary']['atoms'], slot: number, sequence: string): boolean {
  const atom = atoms[slot];
  return atom?.source === sequence || inputsOf(atom ?? {}).some((name) => name.startsWith(`${sequence}.`));
}

async function beginHere(portal: Portal): Promise<void> {
  const { shown } = portal.navigator.screen();
  const [{ beginSequence }] = await Promise.all([
    import('./beginSequence.ts'),
    sequenceView(portal),
    portal.parts.sequence(shown?.sequence ?? ''),
  ]);
  beginSequence(portal);
}

function isUnstored({ ports }: Portal, { unstored }: VisitBasis): boolean {
  const but = new RegExp(unstored.but);
  return (['storage', 'tabStorage'] as const).every((kind) =>
    unstored[kind].every((key) => {
      const value = ports[kind].get(key);
      return value === undefined || but.test(value);
    }),
  );
}

/** Whether the portal shows the address, in the language, with equal facts. */
function isAtBasis({ navigator, history, copy, store }: Portal, basis: ScreenBasis): boolean {
  const { shown, deciding, error } = navigator.screen();
  const { path, query } = history.current();
  return (
    shown !== undefined &&
    !deciding &&
    error === undefined &&
    path + query === basis.address &&
    copy.language() === basis.language &&
    areSame(store, basis.facts)
  );
}

/** Starts the sources of the slots, and waits until a condition is true. False after the time limit. */
function inTime(
  { store, records, navigator, ports }: Portal,
  slots: readonly number[],
  isSo: () => boolean,
): Promise<boolean> {
  const changes = [
    (look: () => void) => store.subscribe(slots, look),
    records.subscribe,
    navigator.subscribe,
  ];
  return new Promise((resolve) => {
    const giveUp = ports.clock.after(timeLimit, () => {
      const { atoms } = store.vocabulary;
      const missing = slots.flatMap((slot) =>
        store.assignment()[slot] === undefined ? (atoms[slot]?.name ?? []) : [],
      );
      ports.report({ what: 'screen-not-reached', detail: { missing } });
      stop();
      resolve(false);
    });
    const stop = whenSo(isSo, changes, () => {
      giveUp();
      resolve(true);
    });
  });
}

function pageOf({ navigator, parts }: Portal): unknown {
  const page = navigator.screen().shown?.page;
  return page === undefined ? undefined : parts.page(page);
}
