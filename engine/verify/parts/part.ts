import { isRecord, ownValue, pointerKeys, pointerTo } from '../../core/json/index.ts';

/** An order of steps, with its condition. */
interface StepOrder {
  when?: Part;
  order: readonly unknown[];
}

const directions: Readonly<Record<string, 1 | -1>> = { next: 1, previous: -1 };

/**
 * Replaces `next` and `previous` of a transition by the step in the usual order and, before it, one transition for each
 * variant in which another step stands there. Other transitions stay as they are.
 *
 * @param pointer of the transition in the sequence, which tells its step
 * @returns undefined if no order has such a step
 */
export function stepsMeant(part: Part, sequence: unknown, pointer: string): readonly Part[] | undefined {
  const members = membersOf(part);
  const direction = ownValue(directions, String(members?.['to']?.value));
  if (!members || !direction || !isRecord(sequence)) return [part];
  const step = stepAt(sequence, pointer);
  const targets = ordersOf(sequence).flatMap(({ when, order }) => {
    const index = order.indexOf(step);
    const to = index < 0 ? undefined : order[index + direction];
    return typeof to === 'string' ? [{ when, to }] : [];
  });
  const last = targets.at(-1);
  if (!last) return undefined;
  const others = targets.slice(0, targets.findLastIndex(({ to }) => to !== last.to) + 1);
  return [...others, { ...last, when: undefined }].map(({ when, to }) => leading(members, part, to, when));
}

function leading(members: Members, part: Part, to: string, when: Part | undefined): Part {
  const conditions = [when, members['when']].filter((each) => each !== undefined);
  return {
    ...part,
    value: {
      ...(conditions.length > 0 && { when: condition(conditions) }),
      ...Object.fromEntries(Object.entries(members).filter(([key]) => key !== 'when')),
      to: { stands: undefined, value: to },
    },
  };
}

/** The orders as they are chosen: the first variant whose condition holds, else the usual one. */
function ordersOf({ variants, order }: Readonly<Record<string, unknown>>): StepOrder[] {
  const other = (Array.isArray(variants) ? variants : []).flatMap((variant: unknown, index): StepOrder[] =>
    isRecord(variant) && Array.isArray(variant['order'])
      ? [{ when: partOf(variant['when'], `/variants/${index}/when`), order: variant['order'] }]
      : [],
  );
  return [...other, { order: Array.isArray(order) ? order : [] }];
}

/** The step of a pointer into a sequence; for dialogs and operations the step beneath. */
export function stepAt(sequence: Readonly<Record<string, unknown>>, pointer: string): string | undefined {
  const [section = '', state = ''] = pointerKeys(pointer);
  if (section === 'steps') return state;
  const states = sequence[section];
  const own = isRecord(states) ? ownValue(states, state) : undefined;
  return isRecord(own) && typeof own['over'] === 'string' ? own['over'] : undefined;
}

/** A part of a manifest with its pointer in the file; undefined for parts that the file does not contain. */
export interface Part {
  stands: string | undefined;
  /** Its parts if it is a list or an object, otherwise the plain value. */
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

/** Merges more properties into a part: joins conditions by `all`, extends objects and lists, replaces other values. */
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
function condition(parts: readonly Part[]): Part {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return { stands: undefined, value: { all: { stands: undefined, value: parts } } };
}

/** The plain value; stores the place of each of its parts in `places`. */
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
