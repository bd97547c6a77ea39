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

/**
 * The same for items that have nothing to do with each other: where the work for one fails, the others have their turn all
 * the same.
 *
 * @throws that failure, once all have had their turn; an AggregateError of several
 */
export async function eachInTurn<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  await inTurn(items, (item) => work(item).catch((failure: unknown) => failures.push(failure)));
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of them failed.`);
  if (failures.length === 1) throw failures[0];
}
