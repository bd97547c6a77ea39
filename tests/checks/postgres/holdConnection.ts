import { sql } from 'kysely';
import { openDatabase } from '../../../sandbox/platform/database/index.ts';

/** A process with an idle connection to the database in its first argument. It asks again when it is told anything. */
const database = await openDatabase({ url: process.argv[2] ?? '' });
await sql`select 1`.execute(database);
console.log('idle');
process.stdin.once('data', () => {
  void sql`select 1`.execute(database).then(() => {
    console.log('answered');
    process.exit();
  });
});
