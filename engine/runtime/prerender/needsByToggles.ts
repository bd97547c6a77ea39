import type { AtomValue } from '../../core/fact/index.ts';

/** The needs in one state of the toggles. */
export interface Needs {
  /** Modules of the portal's code that come later than the first, by their path from the project's folder. */
  modules: readonly string[];
  /** Paths of the release's files besides the bundle, by language. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Addresses whose answers most customers wait for, by language: some name it. */
  asks: Readonly<Record<string, readonly string[]>>;
}

/** Needs while these toggles have these values; always, if it names none. */
export interface NeedsWithToggles extends Needs {
  toggles: Readonly<Record<string, AtomValue>>;
}

/** A toggle by the name of its fact, its value that is not the default, and the needs with that value. */
export interface Flipped {
  toggle: string;
  value: AtomValue;
  needs: Needs;
}

/** Kind, language where it differs by that, and name. */
type Thing = readonly [kind: keyof Needs, language: string, name: string];

/**
 * Splits needs into those whatever toggles say and those of one value of a toggle. Toggles are taken one by one: five
 * toggles of a page would be 32 states, and six show what each of them adds.
 */
export function needsByToggles(usual: Needs, flipped: readonly Flipped[]): NeedsWithToggles[] {
  const groups = new Map<string, { toggles: NeedsWithToggles['toggles']; things: Thing[] }>();
  const add = (toggles: NeedsWithToggles['toggles'], thing: Thing): void => {
    const key = JSON.stringify(toggles);
    const group = groups.get(key) ?? { toggles, things: [] };
    group.things.push(thing);
    groups.set(key, group);
  };
  const usually = keyed(usual);
  const states = flipped.map(({ toggle, value, needs }) => ({ toggle, value, things: keyed(needs) }));
  for (const [key, thing] of usually) {
    const lacking = states.filter(({ things }) => !things.has(key));
    add(Object.fromEntries(lacking.map(({ toggle, value }) => [toggle, value !== true])), thing);
  }
  for (const { toggle, value, things } of states)
    for (const [key, thing] of things) if (!usually.has(key)) add({ [toggle]: value }, thing);
  return [...groups.values()].map(({ toggles, things }) => ({ toggles, ...needsOf(things) }));
}

function keyed({ modules, files, asks }: Needs): ReadonlyMap<string, Thing> {
  const things: Thing[] = [
    ...modules.map((name) => ['modules', '', name] as const),
    ...byLanguage('files', files),
    ...byLanguage('asks', asks),
  ];
  return new Map(things.map((thing) => [thing.join(' '), thing]));
}

function byLanguage(kind: keyof Needs, all: Needs['files']): Thing[] {
  return Object.entries(all).flatMap(([language, names]) =>
    names.map((name): Thing => [kind, language, name]),
  );
}

function needsOf(things: readonly Thing[]): Needs {
  const named = (kind: keyof Needs, of: string): string[] =>
    things.flatMap(([each, language, name]) => (each === kind && language === of ? name : []));
  const namedByLanguage = (kind: keyof Needs): Record<string, string[]> => {
    const languages = new Set(things.flatMap(([each, language]) => (each === kind ? language : [])));
    return Object.fromEntries([...languages].map((language) => [language, named(kind, language)]));
  };
  return { modules: named('modules', ''), files: namedByLanguage('files'), asks: namedByLanguage('asks') };
}
