const none: readonly number[] = [];
const lists = new Map<string, readonly number[]>();

/** The same array for the same slots, in whatever order they came: React keeps a subscription while its array is the same. */
export function stableSlots(slots: Iterable<number>): readonly number[] {
  // The empty list is the most frequent one.
  if (Array.isArray(slots) && slots.length === 0) return none;
  const sorted = [...new Set(slots)].sort((a, b) => a - b);
  const key = sorted.join();
  const known = lists.get(key);
  if (known) return known;
  lists.set(key, sorted);
  return sorted;
}
