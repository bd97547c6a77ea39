/**
 * Does work for each item, one after another: on one connection nothing is won by doing it at once, and what is
 * written keeps its order.
 */
export async function inTurn<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    // oxlint-disable-next-line no-await-in-loop
    await work(item);
  }
}
