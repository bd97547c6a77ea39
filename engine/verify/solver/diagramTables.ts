/** The part of a node that tables use. */
interface Numbered {
  readonly id: number;
}

interface Made<Child> extends Numbered {
  readonly level: number;
  readonly children: readonly Child[];
}

/** Unique table (hash consing): equal choices are the same object. */
export interface ChoiceTable<Child> {
  find(level: number, children: readonly Child[]): Made<Child> | undefined;
  /** Only for choices that `find` does not find. */
  add(level: number, children: readonly Child[]): Made<Child>;
  size(): number;
}

/** Cached results for pairs of diagrams by their ids; a lost one is computed again. */
export interface PairCache<Result> {
  get(low: number, high: number): Result | undefined;
  set(low: number, high: number, result: Result): void;
}

/** Slots of a new table: a power of two, as all sizes here. */
const fewest = 2 ** 8;

/**
 * Slots of a full-grown cache. A check of the whole portal asks for 150,000 different pairs: with fewer slots most
 * results are lost before the next check, which then takes two thirds longer (measured).
 */
const mostCached = 2 ** 18;

/**
 * An open hash table over levels and ids: a `Map` would need a text for each choice, and making those took a quarter of the
 * time of a check (measured).
 *
 * @param firstId of the first choice; the following count on
 */
export function createChoiceTable<Child extends Numbered>(firstId: number): ChoiceTable<Child> {
  const choices: Made<Child>[] = [];
  /** Index of a choice + 1 in each slot that is taken. */
  let slots = new Int32Array(fewest);

  function slotOf(level: number, children: readonly Child[]): number {
    let slot = hash(level, children) & (slots.length - 1);
    for (let index = slots[slot]; index; index = slots[slot]) {
      const found = choices[index - 1];
      if (found && found.level === level && areSame(found.children, children)) return slot;
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  function grow(): void {
    slots = new Int32Array(slots.length * 2);
    for (const [index, { level, children }] of choices.entries()) slots[slotOf(level, children)] = index + 1;
  }

  return {
    size: () => choices.length,
    find: (level, children) => choices[(slots[slotOf(level, children)] ?? 0) - 1],
    add(level, children) {
      const choice: Made<Child> = { id: firstId + choices.length, level, children };
      slots[slotOf(level, children)] = choices.push(choice);
      if (choices.length * 2 > slots.length) grow();
      return choice;
    },
  };
}

/**
 * A direct-mapped cache, as usual for decision diagrams: a new result replaces the one in its slot. It starts small,
 * since many spaces are; growing clears it.
 */
export function createPairCache<Result>(): PairCache<Result> {
  let lows = new Int32Array(fewest);
  let highs = new Int32Array(fewest);
  let results: Result[] = [];
  let free = fewest;
  const slotOf = (low: number, high: number): number => mixed(mixed(0, low), high) & (lows.length - 1);

  function grow(): void {
    free = lows.length * 2;
    lows = new Int32Array(free);
    highs = new Int32Array(free);
    results = [];
  }

  return {
    get(low, high) {
      const slot = slotOf(low, high);
      return lows[slot] === low && highs[slot] === high ? results[slot] : undefined;
    },
    set(low, high, result) {
      free -= 1;
      if (free < 0 && lows.length < mostCached) grow();
      const slot = slotOf(low, high);
      lows[slot] = low;
      highs[slot] = high;
      results[slot] = result;
    },
  };
}

function hash(level: number, children: readonly Numbered[]): number {
  let sum = level;
  for (const { id } of children) sum = mixed(sum, id);
  return sum;
}

/** Multiplication by odd numbers spreads neighbours (Knuth); the shift brings the upper bits down to where slots are counted. */
function mixed(sum: number, id: number): number {
  const product = Math.imul(sum ^ id, 0x9e_37_79_b1);
  return product ^ (product >>> 15);
}

function areSame(some: readonly Numbered[], others: readonly Numbered[]): boolean {
  return some.length === others.length && some.every((diagram, index) => diagram === others[index]);
}
