import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/index.ts';

/** The sandbox's database: one dialect, whether PGlite or PostgreSQL answers. */
export type Database = Kysely<Tables>;

/** A database transaction. Reading functions take a `Database`, and this is one. */
export type DatabaseTransaction = Transaction<Tables>;

/**
 * Does work for each item, one after another: on one connection nothing is won by doing it at once, and what is
 * written keeps its order.
 */
export async function inTurn<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    await work(item);
  }
}
