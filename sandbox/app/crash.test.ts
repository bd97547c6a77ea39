import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findCustomer, type Customer } from '../provider/account/customer.ts';
import { closeAttempt, readAttempt } from '../provider/attempt.ts';
import { createSandboxClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createFaultBoard } from '../platform/fault/faultBoard.ts';
import { readLedger } from '../provider/ledger/readLedger.ts';
import { requireSoundLedger } from '../testing/requireSoundLedger.ts';
import { testNow } from '../testing/openSandbox.ts';
import { createProvider } from './createProvider.ts';

/** The idempotency key that `testing/dieInPayment.ts` sends. */
const key = 'payment-of-the-dying';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('a process that is killed in the middle of a payment', () => {
  it.each([
    ['before-charge', 'FAILED', 0],
    ['after-charge', 'DONE', 1],
  ])('%s: the payment is %s after the next start', async (moment, state, entries) => {
    const { folder, username } = await dieInPayment(moment);
    const database = await openDatabase({ folder });
    const clock = createSandboxClock();
    clock.freeze(testNow);
    const provider = createProvider({
      database,
      clock,
      faults: createFaultBoard(),
      sessionOf,
      isSessionAlive: async () => false,
      cardsOrigin: 'http://127.0.0.1:4001',
    });
    const customer = (await findCustomer(database, username)) as Customer;
    const { id: accountId } = customer.account;
    expect(await readAttempt(database, accountId, key)).toEqual({ state: 'IN_FLIGHT' });
    const changeAgo = (milliseconds: number) => {
      const changedAt = new Date(Date.now() - milliseconds);
      return database.updateTable('payment').set({ changedAt }).where('state', '=', 'in-flight').execute();
    };
    // A payment that is younger may be at work in another process on the same database. On a busy machine the start of
    // both processes took longer than that.
    await changeAgo(0);
    await provider.start();
    await provider.stop();
    expect(await readAttempt(database, accountId, key)).toEqual({ state: 'IN_FLIGHT' });
    await changeAgo(10_000);
    await provider.start();
    expect(await closeAttempt(database, customer, key)).toMatchObject({ state });
    expect(await readAttempt(database, accountId, key)).toMatchObject({ state });
    const book = await readLedger(database, accountId);
    expect(
      book.filter(({ kind, occurredOn }) => kind === 'payment' && occurredOn === '2026-12-01'),
    ).toHaveLength(entries);
    await requireSoundLedger(database);
    await provider.stop();
    await database.destroy();
  });
});

function sessionOf(): Promise<undefined> {
  return Promise.resolve(undefined);
}

async function dieInPayment(moment: string): Promise<{ folder: string; username: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-crash-'));
  folders.push(folder);
  const script = join(import.meta.dirname, '../testing/dieInPayment.ts');
  const died = spawnSync(process.execPath, [script, folder, moment], { encoding: 'utf8' });
  expect({ signal: died.signal, stderr: died.stderr }).toEqual({ signal: 'SIGKILL', stderr: '' });
  return { folder, username: died.stdout };
}
