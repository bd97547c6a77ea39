import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { keepToOwner } from '../../platform/data-folder/ownerOnly.ts';

/** An embedded PostgreSQL that other code of this process reaches over TCP: Unleash supports nothing else. */
export interface EmbeddedDatabase {
  host: string;
  port: number;
  close(): Promise<void>;
}

const listenHost = '127.0.0.1';
const moreThanThePool = 20;

/** Opens the database in a folder, which is created if it is missing. */
export async function openEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  keepToOwner(folder);
  const db = await PGlite.create({ dataDir: folder });
  keepToOwner(folder);
  const server = new PGLiteSocketServer({
    db: keepQueriesWhole(db),
    host: listenHost,
    port: 0,
    maxConnections: moreThanThePool,
  });
  await server.start();
  return {
    host: listenHost,
    port: Number(server.getServerConn().split(':').at(-1)),
    async close() {
      await server.stop();
      await db.close();
    },
  };
}

/**
 * Wraps a database so that it reports a transaction until a query of several messages is complete.
 *
 * The socket server switches between connections after every message unless there is a transaction. A query with
 * parameters is several messages (parse, bind, execute, sync), and PGlite has one slot for an unnamed statement: two
 * concurrent connections would run each other's statements.
 */
function keepQueriesWhole(database: PGlite): PGlite {
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

/** Types of messages that must be followed by a sync: parse, bind, describe, execute, close, flush. */
const parts = new Set([...'PBDECH'].map((type) => type.charCodeAt(0)));
/** Types that end a query: sync, simple query, terminate. */
const ends = new Set([...'SQX'].map((type) => type.charCodeAt(0)));

function awaitsMore(type: number | undefined, isHalfWay: boolean): boolean {
  if (type === undefined) return isHalfWay;
  if (parts.has(type)) return true;
  return ends.has(type) ? false : isHalfWay;
}
