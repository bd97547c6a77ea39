import { isAlike, isRecord, type Place, pointerTo } from '../../core/json/index.ts';
import { type LentParts, lentPieces, placeIn } from './lent.ts';
import {
  itemsOf,
  membersOf,
  partOf,
  stepAt,
  stepsMeant,
  withMore,
  written,
  type Members,
  type Part,
} from './part.ts';
import { problem, type Problem, unknownReference } from '../problem/index.ts';

/** A manifest with its parts, and the steps of `next` and `previous`, in place. */
interface WrittenParts {
  value: unknown;
  /** The place of a pointer in the value it was made of, or in one that lends a part; undefined if neither has it. */
  standsAt(pointer: string): Place | undefined;
  /** Every pointer into the value that has the same place. */
  twinsOf(pointer: string): readonly string[];
  /** Every pointer into the value that has this place, in its own file or in one whose part it uses. */
  usesOf(place: Place): readonly string[];
  problems: readonly Problem[];
  /** Parts that are used nowhere, and what of the others is said anew wherever they are used here. */
  unused: readonly Problem[];
  /** Whether what stands at a place, here or in another file, stands in the value. */
  shows(place: Place): boolean;
  /** Parts of other manifests that are used, by `<manifest>/<part>`. */
  borrowed: readonly string[];
}

/** The kinds of manifests that may have parts. */
export const kindsWithParts: readonly string[] = ['page', 'sequence'];

/**
 * Replaces every `use` by its part. One that cannot be resolved is a problem and is left out.
 *
 * @param lent the parts of other manifests, as if they were own ones
 */
export function writeParts(
  manifest: unknown,
  kind: string,
  file: string,
  lent: LentParts = {},
): WrittenParts {
  if (!isRecord(manifest) || !kindsWithParts.includes(kind)) return withoutParts(manifest, file);
  const { parts = {}, ...rest } = manifest;
  const own = isRecord(parts) ? parts : {};
  const named = { ...lentPieces(lent), ...own };
  const known = new Map<string, Part>();
  const problems: Problem[] = [];

  /** A part with everything that it uses; undefined if a `use` cannot be resolved. `behind` has the parts around it. */
  function partCalled(name: string, behind: readonly string[], place: Place): Part | undefined {
    const found = known.get(name);
    if (found) return found;
    if (behind.includes(name)) {
      problems.push(problem('missing-base', { reason: `the part ${name} leads back to itself` }, place));
      return undefined;
    }
    if (!Object.hasOwn(named, name)) {
      const sameName = Object.keys(lent).filter((each) => each.endsWith(`/${name}`));
      const names = new Set([...sameName, ...Object.keys(own), ...Object.keys(lent)]);
      problems.push(unknownReference({ kind: 'part', name }, place, [...names]));
      return undefined;
    }
    const part = out(partOf(named[name], pointerTo('/parts', name)), [...behind, name]);
    known.set(name, part);
    return part;
  }

  /** Resolves every `use` in a piece. */
  function out(piece: Part, behind: readonly string[]): Part {
    const { use, ...members } = membersOf(piece) ?? {};
    const said = Object.fromEntries(Object.entries(members).map(([key, inner]) => [key, out(inner, behind)]));
    if (use) {
      const part = partCalled(String(use.value), behind, placeIn(file, lent, use.stands ?? ''));
      return { ...piece, value: part ? withMore(part, said).value : said };
    }
    if (membersOf(piece)) return { ...piece, value: said };
    const items = itemsOf(piece)?.flatMap((item) => {
      const whole = out(item, behind);
      return (membersOf(item)?.['use'] ? itemsOf(whole) : undefined) ?? [whole];
    });
    return items ? { ...piece, value: items } : piece;
  }

  /** Resolves `next` and `previous` in a piece. */
  function withSteps(piece: Part, pointer: string): Part {
    const members = Object.entries(membersOf(piece) ?? {});
    if (members.length > 0) {
      const value = members.map(([key, inner]) => [key, withSteps(inner, pointerTo(pointer, key))]);
      return { ...piece, value: Object.fromEntries(value) as Members };
    }
    const items = itemsOf(piece)?.flatMap((item) => stepsFor(item, pointer));
    return items
      ? { ...piece, value: items.map((item, index) => withSteps(item, pointerTo(pointer, index))) }
      : piece;
  }

  function stepsFor(item: Part, pointer: string): readonly Part[] {
    const found = stepsMeant(item, rest, pointer);
    if (found) return found;
    const { stands = pointer, value } = membersOf(item)?.['to'] ?? {};
    const step = stepAt(rest, pointer) ?? '';
    problems.push(problem('no-such-step', { which: String(value), step }, placeIn(file, lent, stands)));
    return [];
  }

  const places = new Map<string, string | undefined>();
  const whole = out(partOf(rest, ''), []);
  const value = written(kind === 'sequence' ? withSteps(whole, '') : whole, '', places);
  const unused = unusedIn(own, { file, places, isUsed: (name) => known.has(name) });
  const standsAt = (pointer: string): Place | undefined => {
    const stands = placeOf(places, pointer);
    return stands === undefined ? undefined : placeIn(file, lent, stands);
  };
  const borrowed = [...known.keys()].filter((name) => !Object.hasOwn(own, name));
  const usesOf = (place: Place): string[] => {
    const isUsed = place.file === file || borrowed.some((name) => lent[name]?.place.file === place.file);
    return isUsed ? [...places.keys()].filter((pointer) => isAlike(standsAt(pointer), place)) : [];
  };
  const twinsOf = (pointer: string): readonly string[] => twinsIn(places, pointer);
  const shows = (place: Place): boolean =>
    isShown(place, [...places.values()], (stands) => placeIn(file, lent, stands));
  return { value, problems, unused, shows, borrowed, standsAt, twinsOf, usesOf };
}

function withoutParts(value: unknown, file: string): WrittenParts {
  return {
    value,
    problems: [],
    unused: [],
    shows: () => false,
    borrowed: [],
    standsAt: (pointer) => ({ file, pointer }),
    twinsOf: (pointer) => [pointer],
    usesOf: () => [],
  };
}

interface Written {
  file: string;
  places: ReadonlyMap<string, string | undefined>;
  isUsed(name: string): boolean;
}

/** The parts that are used nowhere, and what of the others stands nowhere in what was written. */
function unusedIn(parts: Readonly<Record<string, unknown>>, { file, places, isUsed }: Written): Problem[] {
  const shown = new Set(places.values());
  return Object.entries(parts).flatMap(([name, part]): Problem[] => {
    const pointer = pointerTo('/parts', name);
    if (!isUsed(name)) return [problem('unused-name', { kind: 'part' }, { file, pointer })];
    const hidden = leavesOf(part, pointer).filter((leaf) => !shown.has(leaf));
    return hidden.map((leaf) => problem('overridden-part', { part: name }, { file, pointer: leaf }));
  });
}

function isShown(
  { file, pointer }: Place,
  shown: readonly (string | undefined)[],
  placeOfPart: (stands: string) => Place,
): boolean {
  return shown.some((stands) => stands !== undefined && isAlike(placeOfPart(stands), { file, pointer }));
}

/** Pointers to the plain values in a part, except those that name what comes in their place. */
function leavesOf(value: unknown, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return /\/(?:use|to)$/.test(pointer) ? [] : [pointer];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, pointerTo(pointer, key)));
}

function twinsIn(places: ReadonlyMap<string, string | undefined>, pointer: string): readonly string[] {
  const stands = places.get(pointer);
  if (stands === undefined) return [pointer];
  return [...places].flatMap(([each, place]) => (place === stands ? [each] : []));
}

/** Place of a missing pointer: nearest existing ancestor plus the rest. */
function placeOf(places: ReadonlyMap<string, string | undefined>, pointer: string): string | undefined {
  let known = pointer;
  while (known !== '' && !places.has(known)) known = known.slice(0, known.lastIndexOf('/'));
  const stands = places.get(known);
  return stands === undefined ? undefined : stands + pointer.slice(known.length);
}
