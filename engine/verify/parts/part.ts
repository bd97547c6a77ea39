import { isRecord, pointerTo } from '../../core/json/index.ts';

/** A part of a manifest with the pointer at which it stands in its file; none for what the file does not say. */
export interface Part {
  stands: string | undefined;
  /** Parts where it is a list or an object, else the value itself. */
  value: unknown;
}

export function partOf(value: unknown, stands: string): Part {
  if (Array.isArray(value))
    return { stands, value: value.map((item, index) => partOf(item, pointerTo(stands, index))) };
  if (!isRecord(value)) return { stands, value };
  const members = Object.entries(value).map(([key, inner]) => [key, partOf(inner, pointerTo(stands, key))]);
  return { stands, value: Object.fromEntries(members) as Members };
}

/** The members of an object. */
export type Members = Readonly<Record<string, Part>>;

export function membersOf({ value }: Part): Members | undefined {
  return isRecord(value) ? (value as Members) : undefined;
}

export function itemsOf({ value }: Part): readonly Part[] | undefined {
  return Array.isArray(value) ? (value as Part[]) : undefined;
}

/** A part with more said of it: both conditions must hold, objects and lists become longer, anything else is said anew. */
export function withMore(part: Part, more: Members): Part {
  const members = membersOf(part);
  if (!members) return { ...part, value: itemsOf(part)?.map((item) => withMore(item, more)) ?? part.value };
  const added = Object.entries(more).map(([key, inner]): [string, Part] => {
    const before = Object.hasOwn(members, key) ? members[key] : undefined;
    return [key, before ? both(key, before, inner) : inner];
  });
  return { ...part, value: { ...members, ...Object.fromEntries(added) } };
}

function both(key: string, before: Part, after: Part): Part {
  if (key === 'when') return condition([before, after]);
  const [first, second] = [itemsOf(before), itemsOf(after)];
  if (first && second) return { ...after, value: [...first, ...second] };
  const members = membersOf(after);
  return members && membersOf(before) ? withMore(before, members) : after;
}

/** All of these conditions together. */
export function condition(parts: readonly Part[]): Part {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return { stands: undefined, value: { all: { stands: undefined, value: parts } } };
}

/** The value, and where each part of it stands. */
export function written(part: Part, pointer: string, places: Map<string, string | undefined>): unknown {
  places.set(pointer, part.stands);
  const items = itemsOf(part);
  if (items) return items.map((item, index) => written(item, pointerTo(pointer, index), places));
  const members = membersOf(part);
  if (!members) return part.value;
  return Object.fromEntries(
    Object.entries(members).map(([key, inner]) => [key, written(inner, pointerTo(pointer, key), places)]),
  );
}
