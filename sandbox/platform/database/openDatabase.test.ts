import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openToOthers } from '../data-folder/testing/openToOthers.ts';
import { openDatabase } from './openDatabase.ts';

const folder = await mkdtemp(join(tmpdir(), 'sandbox-database-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the sandbox database', () => {
  it('keeps what was written when it is opened again from the same folder, for its owner only', async () => {
    const first = await openDatabase({ folder });
    await first
      .insertInto('processorInstrument')
      .values({ reference: 'kept', behaviour: 'approve' })
      .execute();
    await first.destroy();

    const second = await openDatabase({ folder });
    expect(openToOthers(join(folder, 'database'))).toEqual([]);
    await sql`create table later (words text)`.execute(second);
    await sql`insert into later select repeat('x', 1000) from generate_series(1, 5000)`.execute(second);
    await sql`vacuum full`.execute(second);
    await sql`checkpoint`.execute(second);
    expect(openToOthers(join(folder, 'database'))).toEqual([]);
    const rows = await second.selectFrom('processorInstrument').selectAll().execute();
    await second.destroy();
    expect(rows).toEqual([{ reference: 'kept', behaviour: 'approve', fingerprint: null }]);
  });

  it('answers a calendar date as text and a count as a number', async () => {
    const database = await openDatabase();
    const { rows } = await sql<{ day: unknown; amountCents: unknown }>`
      select date '2026-12-01' as day, 12::integer as amount_cents`.execute(database);
    await database.destroy();
    expect(rows).toEqual([{ day: '2026-12-01', amountCents: 12 }]);
  });
});
