import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTurn } from '../../platform/database/index.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { insertCustomer } from '../testing/insertCustomer.ts';
import { createRequestSessions } from './requestSession.ts';
import { createSessionStore } from './sessionStore.ts';

const database = await openTestDatabase();
afterAll(() => database.destroy());
const owner = await insertCustomer(database, { username: 'ana', role: 'Admin' });

const limits = { idleSeconds: 900, absoluteSeconds: 3600 };
const start = Date.parse('2026-12-01T12:00:00Z');

describe('session', () => {
  it('is found by its token, with the person behind it', async () => {
    const token = await sessions.begin(owner);
    expect(await sessions.find(token)).toMatchObject({
      username: 'ana',
      accountId: 'account-of-ana',
      role: 'Admin',
      firstName: 'Ana',
      idleExpiresAt: new Date('2026-12-01T12:15:00Z'),
      absoluteExpiresAt: new Date('2026-12-01T13:00:00Z'),
    });
  });

  it('is not found by another token, nor by what the database holds', async () => {
    await sessions.begin(owner);
    const { tokenDigest } = await database
      .selectFrom('session')
      .select('tokenDigest')
      .executeTakeFirstOrThrow();
    expect(await sessions.find('guess')).toBeUndefined();
    expect(await sessions.find(tokenDigest)).toBeUndefined();
  });

  it('ends when it was idle for too long', async () => {
    const token = await sessions.begin(owner);
    pass(899);
    expect(await sessions.find(token)).toBeDefined();
    pass(1);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('lives on when it is touched, until its absolute limit', async () => {
    const token = await sessions.begin(owner);
    await inTurn([10, 10, 10, 10, 10], async (minutes) => {
      pass(minutes * 60);
      const session = await sessions.find(token);
      if (session !== undefined) await sessions.touch(session);
    });
    expect(await sessions.find(token)).toMatchObject({ idleExpiresAt: new Date('2026-12-01T13:00:00Z') });
    pass(600);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('carries the role of today, not of the day of the sign-in', async () => {
    const token = await sessions.begin(owner);
    await database.updateTable('customer').set({ role: 'Standard' }).where('username', '=', 'ana').execute();
    expect(await sessions.find(token)).toMatchObject({ role: 'Standard' });
    await database.updateTable('customer').set({ role: 'Admin' }).where('username', '=', 'ana').execute();
  });

  it('is worth nothing once it was ended, alone or with all others of the person', async () => {
    const [first, second] = [await sessions.begin(owner), await sessions.begin(owner)];
    await sessions.end(first);
    expect(await sessions.find(first)).toBeUndefined();
    await sessions.endAllOf('ana');
    expect(await sessions.find(second)).toBeUndefined();
  });

  it('is known to be alive by its id, as long as it is', async () => {
    const [idle, ended] = [await sessions.begin(owner), await sessions.begin(owner)];
    const [first, second] = await Promise.all([sessions.find(idle), sessions.find(ended)]);
    const alive = () => Promise.all([first, second].map((each) => sessions.isAlive(each?.id ?? '')));
    expect(await alive()).toEqual([true, true]);
    await sessions.end(ended);
    expect(await alive()).toEqual([true, false]);
    pass(900);
    expect(await alive()).toEqual([false, false]);
  });

  it('counts what a customer does as activity, and not what a page does by itself', async () => {
    const requests = createRequestSessions(sessions, { secure: true }, limits.idleSeconds, now);
    const token = await sessions.begin(owner);
    const request = new Request('http://localhost/', { headers: { cookie: `__Host-Http-session=${token}` } });
    pass(600);
    const pointing = new Request(request, {
      headers: { ...Object.fromEntries(request.headers), 'x-portal-ahead': '1' },
    });
    expect(await requests.sessionOf(pointing)).toMatchObject({
      idleExpiresAt: new Date('2026-12-01T12:15:00Z'),
    });
    expect(await requests.peek(request)).toMatchObject({ idleExpiresAt: new Date('2026-12-01T12:15:00Z') });
    await requests.sessionOf(request);
    expect(await requests.peek(request)).toMatchObject({ idleExpiresAt: new Date('2026-12-01T12:25:00Z') });
  });
});

let time = start;
const now = (): Date => new Date(time);
const pass = (seconds: number): void => void (time += seconds * 1000);
const sessions = createSessionStore(database, limits, now);
beforeEach(async () => {
  time = start;
  await database.deleteFrom('session').execute();
});
