import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { keepToOwner } from '../data-folder/index.ts';
import { keepQueriesWhole } from './wholeQueries.ts';

/** An embedded PostgreSQL that other code of this process reaches over TCP, because Unleash knows only that. */
export interface EmbeddedDatabase {
  host: string;
  port: number;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const MORE_THAN_THE_POOL = 20;

/** Opens the database in a folder; the folder is made when it is missing. */
export async function openEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  keepToOwner(folder);
  const db = await PGlite.create({ dataDir: folder });
  keepToOwner(folder);
  const server = new PGLiteSocketServer({
    db: keepQueriesWhole(db),
    host: HOST,
    port: 0,
    maxConnections: MORE_THAN_THE_POOL,
  });
  await server.start();
  return {
    host: HOST,
    port: Number(server.getServerConn().split(':').at(-1)),
    async close() {
      await server.stop();
      await db.close();
    },
  };
}
