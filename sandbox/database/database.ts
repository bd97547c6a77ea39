import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/index.ts';

/** The sandbox's database: one dialect, whether PGlite or PostgreSQL answers. */
export type Database = Kysely<Tables>;

/** A database transaction. Reading functions take a `Database`, and this is one. */
export type DatabaseTransaction = Transaction<Tables>;
