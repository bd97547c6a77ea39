import { createSandboxClock, type SandboxClock } from '../platform/clock.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database/index.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { createPersonas, type Personas } from '../control/persona/index.ts';

/** The database and clock for tests of the provider's rules. */
export interface TestSandbox {
  database: Database;
  clock: SandboxClock;
  personas: Personas;
}

/** Noon in New York on a Tuesday: the same calendar day in every time zone of the United States. */
export const testNow = new Date('2026-12-01T17:00:00Z');

/** Opens a database without customers, in memory by default, with the clock frozen at `testNow`. */
export async function openTestSandbox(options?: DatabaseOptions): Promise<TestSandbox> {
  const clock = createSandboxClock();
  clock.freeze(testNow);
  const database = await (options === undefined ? openTestDatabase() : openDatabase(options));
  return { database, clock, personas: createPersonas(database, clock) };
}
