import type { PGlite } from '@electric-sql/pglite';

/**
 * The same database, but one that says it is in a transaction until a query in several messages is complete.
 *
 * The socket server takes turns between connections after every single message unless there is a transaction. A query
 * with parameters is several messages (parse, bind, execute, sync) and PGlite has one place for an unnamed statement: two
 * connections at once would run each other's statements.
 */
export function keepQueriesWhole(database: PGlite): PGlite {
  let isHalfWay = false;
  const execute: PGlite['execProtocolRawStream'] = (message, options) => {
    isHalfWay = awaitsMore(message[0], isHalfWay);
    return database.execProtocolRawStream(message, options);
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === 'isInTransaction') return () => isHalfWay || target.isInTransaction();
      if (name === 'execProtocolRawStream') return execute;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Types of messages that a sync follows: parse, bind, describe, execute, close, flush. */
const parts = new Set([...'PBDECH'].map((type) => type.charCodeAt(0)));
/** Types that end a query: sync, a query in one message, and saying goodbye. */
const ends = new Set([...'SQX'].map((type) => type.charCodeAt(0)));

function awaitsMore(type: number | undefined, isHalfWay: boolean): boolean {
  if (type === undefined) return isHalfWay;
  if (parts.has(type)) return true;
  return ends.has(type) ? false : isHalfWay;
}
