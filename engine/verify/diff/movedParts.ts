import type { Element } from '../outline/index.ts';
import { listsOf } from './listLines.ts';
import type { Change, ComparedPlace, Comparison, Seen } from './side.ts';
import type { Diagram } from '../solver/index.ts';

/** A part of a page that is there on both sides, once on each. */
interface Part {
  was: Element;
  is: Element;
}

/**
 * The parts that stand elsewhere than before: after others of the same part of the page, the fewest that explain the new
 * order, or inside another one. For those who see the part and something that it has passed: nobody else sees that it moved.
 */
export function movedParts(
  comparison: Comparison,
  { address, bothShown, free }: ComparedPlace,
  left: Seen,
  right: Seen,
): Change[] {
  const { sets } = comparison;
  const parts = partsOnBoth(left.elements, right.elements);
  const [before, after] = [ownersOf(left.elements, parts, 'was'), ownersOf(right.elements, parts, 'is')];
  const lists = listsOf(right.elements);
  const seenBy = ({ was, is }: Part): Diagram =>
    sets.and([left.side.holds(was.when, left.route), right.side.holds(is.when, right.route), bothShown]);
  const moved = (part: Part, place: string, assignments: Diagram): Change[] => {
    const list = lists.get(part.is);
    const text = list === undefined ? part.is.text : `${part.is.text} in ${list}`;
    const own = { kind: 'moves', text, before: place, address, assignments, free } as const;
    return sets.isEmpty(assignments) ? [] : [own];
  };
  const entered = parts.flatMap((part) => {
    const [from, to] = [before.get(part), after.get(part)];
    return from === to ? [] : moved(part, `now in ${to ? nameOf(to, after) : 'no other'}`, seenBy(part));
  });
  const groups = Map.groupBy(
    parts.filter((part) => before.get(part) === after.get(part) && !isPlacedByName(part.is)),
    (part) => after.get(part),
  );
  const passed = [...groups.values()].flatMap((siblings) =>
    passing(siblings, left.elements).flatMap(({ part, others }) => {
      const next = siblings[siblings.indexOf(part) - 1];
      const place = next ? `now after ${next.is.text.replace(/^(?:column|line): /, '')}` : 'now the first';
      return moved(part, place, sets.and([seenBy(part), sets.or(others.map(seenBy))]));
    }),
  );
  return [...entered, ...passed];
}

/** What a part is called; one that is only the name of a slot: by what it is of. */
function nameOf(part: Part, owners: Owners): string {
  const { text } = part.is;
  const owner = text.endsWith(':') ? owners.get(part) : undefined;
  return owner ? `${text.slice(0, -1)} of ${nameOf(owner, owners)}` : text;
}

/** A banner stands where its urgency says, which is compared by itself; a region, where the frame has its slot. */
function isPlacedByName({ id, location: { kind, pointer } }: Element): boolean {
  return (kind === 'banner' && id !== undefined) || /^\/layout\/regions\/[^/]+$/.test(pointer);
}

/** The parts that a name tells from all others on each side, in their order now. */
function partsOnBoth(left: readonly Element[], right: readonly Element[]): readonly Part[] {
  const [before, after] = [namesIn(left), namesIn(right)];
  const same = new Map(
    [...after].flatMap(([name, [is, ...others]]) => {
      const [was, ...twins] = before.get(name) ?? [];
      return is && was && others.length === 0 && twins.length === 0 ? [[is, was]] : [];
    }),
  );
  return right.flatMap((is) => {
    const was = same.get(is);
    return was ? [{ was, is }] : [];
  });
}

/** Name -> the elements that have it: each has one by itself, and one with all that it stands in. */
function namesIn(elements: readonly Element[]): ReadonlyMap<string, readonly Element[]> {
  const names = new Map<string, Element[]>();
  const around: string[] = [];
  for (const element of elements) {
    const own = element.id ?? element.text;
    around.length = Math.min(around.length, element.depth);
    for (const name of [own, [...around, own].join('\n  ')]) {
      names.set(name, [...new Set([...(names.get(name) ?? []), element])]);
    }
    around[element.depth] = own;
  }
  return names;
}

/** Part -> the nearest one that it stands in, of those that are on both sides. */
type Owners = ReadonlyMap<Part, Part | undefined>;

function ownersOf(elements: readonly Element[], parts: readonly Part[], side: keyof Part): Owners {
  const partOf = new Map(parts.map((part) => [part[side], part]));
  const owners = new Map<Part, Part | undefined>();
  const around: (Part | undefined)[] = [];
  for (const element of elements) {
    around.length = Math.min(around.length, element.depth);
    const own = partOf.get(element);
    if (own)
      owners.set(
        own,
        around.findLast((each) => each !== undefined),
      );
    around[element.depth] = own;
  }
  return owners;
}

/** The fewest parts that explain another order, each with the others that it stood on the other side of. */
function passing(
  siblings: readonly Part[],
  before: readonly Element[],
): { part: Part; others: readonly Part[] }[] {
  const place = new Map(before.map((element, index) => [element, index]));
  const from = siblings.map(({ was }) => place.get(was) ?? 0);
  const kept = new Set(longestRise(from));
  return siblings.flatMap((part, now) => {
    const then = from[now] ?? 0;
    if (kept.has(then)) return [];
    const others = siblings.filter((_, index) => index < now !== (from[index] ?? 0) < then && index !== now);
    return [{ part, others }];
  });
}

/** The longest part of a list of different numbers in which each is higher than the one before. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const best: (readonly number[])[] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best.filter((rise, other) => other < index && (rise.at(-1) ?? -1) < number);
    const longest = before.reduce<readonly number[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    best.push([...longest, number]);
  }
  return best.reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []);
}
