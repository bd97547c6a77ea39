const none: readonly number[] = [];
const lists = new Map<string, readonly number[]>();

/** The same list object for the same slots, in whatever order they came: React keeps a subscription as long as it is. */
export function stableSlots(slots: Iterable<number>): readonly number[] {
  // What asks about no fact is the most frequent of all.
  if (Array.isArray(slots) && slots.length === 0) return none;
  const sorted = [...new Set(slots)].sort((a, b) => a - b);
  const key = sorted.join();
  const known = lists.get(key);
  if (known) return known;
  lists.set(key, sorted);
  return sorted;
}
