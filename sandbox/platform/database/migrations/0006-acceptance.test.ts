import { sql, type Kysely } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openPaymentDesk } from '../../../testing/openPaymentDesk.ts';
import { up } from './0006-acceptance.ts';

const desk = await openPaymentDesk();
const { database } = desk;
afterAll(() => database.destroy());

it('what was paid before was accepted when it was written down, what was seeded at noon of its day', async () => {
  const keisha = await desk.meet('keisha');
  await desk.pay(keisha);
  const writtenAt = new Date('2026-12-01T20:00:00Z');
  await database.updateTable('payment').set({ createdAt: writtenAt }).execute();
  await sql`alter table idempotency_record drop column username`.execute(database);
  await sql`alter table payment drop column accepted_at, drop column acceptance_number`.execute(database);
  await up(database as unknown as Kysely<unknown>);
  const rows = await database
    .selectFrom('payment')
    .select(['amountCents', 'acceptedAt'])
    .where('entryDate', '=', '2026-12-01')
    .orderBy('amountCents')
    .execute();
  expect(rows).toEqual([
    { amountCents: 1500, acceptedAt: writtenAt },
    { amountCents: 5000, acceptedAt: new Date('2026-12-01T17:00:00Z') },
  ]);
});
