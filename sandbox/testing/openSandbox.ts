import { createSandboxClock, type SandboxClock } from '../platform/clock.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database/index.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { createPersonas, type Personas } from '../control/persona/index.ts';

/** What a test of the provider's rules works on. */
export interface TestSandbox {
  database: Database;
  clock: SandboxClock;
  personas: Personas;
}

/** Noon in New York on a Tuesday: the same calendar day in every time zone of the United States. */
export const testNow = new Date('2026-12-01T17:00:00Z');

/** A database, in memory unless said otherwise, with the clock frozen and nobody in it yet. */
export async function openTestSandbox(options?: DatabaseOptions): Promise<TestSandbox> {
  const clock = createSandboxClock();
  clock.freeze(testNow);
  const database = await (options === undefined ? openTestDatabase() : openDatabase(options));
  return { database, clock, personas: createPersonas(database, clock) };
}
