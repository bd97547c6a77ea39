import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/index.ts';

/** The sandbox's database: one dialect for PGlite and PostgreSQL. */
export type Database = Kysely<Tables>;

/** A database transaction. It is also a `Database`, so reading functions accept it. */
export type DatabaseTransaction = Transaction<Tables>;

/**
 * Runs `work` for each item, one after another: concurrency gains nothing on one connection, and writes keep their
 * order.
 */
export async function inTurn<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    await work(item);
  }
}
