import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findCustomer } from '../../provider/account/customer.ts';
import { loadBillingAccounts } from '../../provider/billing/index.ts';
import { openTestSandbox } from '../../testing/openSandbox.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';
import { listPersonas } from './listPersonas.ts';

const { database, clock, personas } = await openTestSandbox();
await personas.prepare();
afterAll(() => database.destroy());
afterEach(() => requireSoundLedger(database));

describe('the personas', () => {
  it('have usernames of their own, and say in a line who they are and what to try', () => {
    const everybody = listPersonas();
    expect(new Set(everybody.map(({ username }) => username)).size).toBe(everybody.length);
    expect(everybody.filter(({ description, tryThis }) => description === '' || tryThis === '')).toEqual([]);
  });

  it('can all be found with their account', async () => {
    const found = await Promise.all(listPersonas().map(({ username }) => findCustomer(database, username)));
    expect(found).not.toContain(undefined);
  });

  it.each([
    [
      'maria',
      { amountDue: 8410, pastDueAmount: 0, pastDueDate: undefined, creditBalance: 0, dueDate: '2026-12-13' },
    ],
    [
      'james',
      { amountDue: 0, pastDueAmount: 0, pastDueDate: undefined, creditBalance: 0, dueDate: undefined },
    ],
    [
      'walter',
      { amountDue: 0, pastDueAmount: 0, pastDueDate: undefined, creditBalance: 1234, dueDate: undefined },
    ],
    [
      'luis',
      {
        amountDue: 19_240,
        pastDueAmount: 9620,
        pastDueDate: '2026-11-13',
        creditBalance: 0,
        dueDate: '2026-12-13',
      },
    ],
    [
      'keisha',
      {
        amountDue: 23_680,
        pastDueAmount: 23_680,
        pastDueDate: '2026-11-28',
        creditBalance: 0,
        dueDate: '2026-11-28',
      },
    ],
    [
      'grace',
      { amountDue: 50, pastDueAmount: 0, pastDueDate: undefined, creditBalance: 0, dueDate: '2026-12-13' },
    ],
    [
      'owen',
      {
        amountDue: 5000,
        pastDueAmount: 40,
        pastDueDate: '2026-11-13',
        creditBalance: 0,
        dueDate: '2026-12-13',
      },
    ],
  ])('owe what is said of %s', async (username, balance) => {
    const [core] = await areasOf(username);
    expect(core?.balance).toMatchObject(balance);
  });

  it('share an account within a household', async () => {
    const [maria, diego] = await Promise.all(['maria', 'diego'].map((name) => findCustomer(database, name)));
    expect(diego?.account.id).toBe(maria?.account.id);
    expect(diego?.role).toBe('Standard');
  });

  it.each([
    ['maria', null],
    ['walter', { state: 'ELIGIBLE' }],
    ['victor', { state: 'PENDING', changesOn: '2026-12-11' }],
  ])('pause for a season as is said of %s', async (username, suspension) => {
    expect((await findCustomer(database, username))?.account.suspension).toEqual(suspension);
  });

  it('are not online at home while the account is disconnected', async () => {
    for (const [username, online] of [
      ['tanya', false],
      ['maria', true],
    ] as const) {
      const { account } = (await findCustomer(database, username)) ?? {};
      const isOnline = [
        account?.equipment.some(({ state }) => state === 'ONLINE'),
        account?.networks.some(({ isOn }) => isOn),
      ];
      expect([username, ...isOnline]).toEqual([username, online, online]);
    }
  });

  it('have no billing here when it is suppressed or on the business site', async () => {
    expect(await areasOf('janet')).toEqual([]);
    expect(await areasOf('frank')).toEqual([]);
  });

  it('are the same again after a reset', async () => {
    const before = await findCustomer(database, 'sofia');
    await database.updateTable('billingAccount').set({ paperless: true }).execute();
    await personas.reset('sofia');
    expect(await findCustomer(database, 'sofia')).toEqual(before);
    const [core] = await areasOf('sofia');
    expect(core).toMatchObject({ paperless: false, futurePayments: 2 });
  });

  it('can be cloned into an account of their own with the same data', async () => {
    const clone = await personas.clone('diego');
    const [original, copy] = await Promise.all(['diego', clone].map((name) => findCustomer(database, name)));
    expect(copy).toMatchObject({ role: 'Standard', persona: 'diego', firstName: 'Diego' });
    expect(copy?.account.id).not.toBe(original?.account.id);
    const [core] = await areasOf(clone);
    expect(core?.balance.amountDue).toBe(8410);
  });

  it('refuse to clone or reset somebody who does not exist', async () => {
    await expect(personas.clone('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(personas.reset('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are fresh on another day, except where somebody was at work', async () => {
    const maria = await findCustomer(database, 'maria');
    await database
      .insertInto('idempotencyRecord')
      .values({
        accountId: maria?.account.id ?? '',
        idempotencyKey: 'somebody-was-here',
        operation: 'test',
        requestHash: '',
        result: '',
        createdAt: new Date(),
      })
      .execute();
    clock.freeze(new Date('2026-12-05T17:00:00Z'));
    await personas.prepare();
    expect((await areasOf('maria'))[0]?.balance.dueDate).toBe('2026-12-13');
    expect((await areasOf('luis'))[0]?.balance.dueDate).toBe('2026-12-17');
  });
});

async function areasOf(username: string) {
  const customer = await findCustomer(database, username);
  return customer === undefined ? [] : loadBillingAccounts(database, clock, customer);
}
