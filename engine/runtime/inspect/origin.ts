import type { ExplainedAtom } from '../../core/condition/index.ts';
import { inputsOf, type Atom, type AtomValue } from '../../core/fact/index.ts';
import { isRecord, jsonOf } from '../../core/json/index.ts';
import { manifestOf } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { toggleKey } from '../facts/index.ts';
import type { InspectedStore } from './inspectedStore.ts';
import type { Portal } from '../portal/index.ts';
import type { KeyValueStorage } from '../ports/index.ts';

/** A row of the table of facts. */
export interface FactRow {
  atom: Atom;
  value: AtomValue | undefined;
  /** Where the value came from, in words. */
  origin: string;
  overridden: boolean;
  /** The value must not be shown. */
  isHidden: boolean;
  /** What sources say can be overridden: neither constants, nor what a sequence collects, nor who somebody is. */
  overridable: boolean;
}

/** All facts, toggles and constants as they are now, toggles first. */
export function factRows(portal: Portal, store: InspectedStore): readonly FactRow[] {
  const assignment = store.assignment();
  const { facts } = portal.site.manifests;
  const rows = portal.site.vocabulary.atoms.map((atom, slot) => {
    const overridden = Object.hasOwn(store.overridden(), atom.name);
    const origin = originOf(portal, store, atom);
    const isHidden = isPrivate(portal.site, atom.name);
    const overridable = !isHidden && (atom.source === 'toggles' || Object.hasOwn(facts, atom.source));
    return { atom, value: assignment[slot], origin, overridden, overridable, isHidden };
  });
  return rows.sort((a, b) => rank(a.atom) - rank(b.atom));
}

function rank({ source, fixed }: Atom): number {
  return source === 'toggles' ? 0 : fixed === undefined ? 1 : 2;
}

/** Where the value of an atom came from: "flag service, 3 s ago", "derived from a, b", "override (without it: true)". */
function originOf(portal: Portal, store: InspectedStore, atom: Atom): string {
  if (!Object.hasOwn(store.overridden(), atom.name)) return sourceOf(portal, store, atom);
  const own = store.underneath(atom.name);
  const without = own === undefined ? 'not known' : atom.personal ? 'known' : String(own);
  return `override (without it: ${without})`;
}

function sourceOf(portal: Portal, store: InspectedStore, atom: Atom): string {
  const { site, ports } = portal;
  if (atom.fixed !== undefined) return 'constant';
  if (atom.derivedFrom) return `derived from ${inputsOf(atom).join(', ')}`;
  if (atom.source === 'route') return 'the address';
  if (Object.hasOwn(site.manifests.sequence, atom.source)) return `collected by ${atom.source}`;
  const since = ageOf(store.saidAt(atom.name), ports.clock.now());
  if (atom.source === 'toggles') return toggleOrigin(portal, store, atom, since);
  return groupOrigin(portal, store, atom, since);
}

function toggleOrigin(
  { toggles, ports, sources }: Portal,
  store: InspectedStore,
  { name }: Atom,
  since: string,
): string {
  if (store.read(name) === undefined) return stateInWords(sources.stateOf(slotsOf(store, name)));
  if (!toggles.current()) return `default of its manifest${since}`;
  const origin = toggles.origin();
  if (origin === 'page') return 'flag service, came with the page';
  const age = ageOf(storedAt(ports.storage), ports.clock.now());
  return origin === 'service' ? `flag service${age}` : `cache of this browser${age}`;
}

function groupOrigin(
  { site, sources }: Portal,
  store: InspectedStore,
  { name, source }: Atom,
  since: string,
): string {
  const group = manifestOf(site.manifests, 'facts', source);
  const isClosed = group?.when && site.conditions.compile(group.when)(store.assignment()) === false;
  if (isClosed) return `${source} is not asked: its condition does not hold`;
  if (store.read(name) !== undefined) return `${source}${since}`;
  return `${source}: ${stateInWords(sources.stateOf(slotsOf(store, name)))}`;
}

function slotsOf({ vocabulary }: InspectedStore, name: string): readonly number[] {
  const slot = vocabulary.slotOf(name);
  return slot === undefined ? [] : [slot];
}

function stateInWords(state: ReturnType<Portal['sources']['stateOf']>): string {
  return { idle: 'nobody asks', loading: 'loading', ready: 'says nothing of it', failed: 'failed' }[state];
}

/** When the stored answer of the flag service came; an older version of the portal did not store that. */
function storedAt(storage: KeyValueStorage): number | undefined {
  const stored = jsonOf(storage.get(toggleKey));
  return isRecord(stored) && typeof stored['at'] === 'number' ? stored['at'] : undefined;
}

/** ", 3 s ago", ", 2 min ago", ", 5 h ago". Empty when it is not known. */
export function ageOf(at: number | undefined, now: number): string {
  if (at === undefined) return '';
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  if (seconds < 90) return `, ${seconds} s ago`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `, ${minutes} min ago` : `, ${Math.round(minutes / 60)} h ago`;
}

/** What stands in the place of a value that would tell who somebody is, or that somebody has typed. */
const hidden = '•••';

/**
 * Whether a value must not be shown: a personal fact, or a text that a sequence collects, typed or an opaque id, or that is
 * computed of one.
 */
export function isPrivate(site: Site, name: string): boolean {
  const atom = site.vocabulary.atomOf(name);
  if (!atom) return false;
  const { data = {} } = manifestOf(site.manifests, 'sequence', atom.source) ?? {};
  if (atom.personal || data[name.slice(atom.source.length + 1)]?.type === 'text') return true;
  const isText = atom.domain.kind === 'open' && atom.domain.format === 'text';
  return isText && inputsOf(atom).some((input) => isPrivate(site, input));
}

/** A value as it may be shown: what is private only as being known. */
export function shownValue(value: AtomValue | undefined, isHidden: boolean): string {
  if (value === undefined) return 'not known';
  return isHidden && value !== '' ? hidden : String(value);
}

/** What was known of a fact that a decision has asked, as it may be shown. */
export function shownAtom(site: Site, { name, actual }: ExplainedAtom): string {
  return shownValue(actual, isPrivate(site, name));
}
