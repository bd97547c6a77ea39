import { afterAll, describe, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

describe('how somebody is told of what', () => {
  const setting =
    'mutation ($topic: MessageTopic!, $byEmail: Boolean, $byText: Boolean) { setPreference(topic: $topic, byEmail: $byEmail, byText: $byText) { topic } }';

  it('SH-ROUTE-031: is by email alone, until something else is said, of that topic and that person alone', async () => {
    const maria = await personas.clone('maria');
    await graph(maria, setting, { topic: 'OUTAGE', byEmail: false, byText: true });
    await graph(maria, setting, { topic: 'OUTAGE', byEmail: true, byText: true });
    const told = await preferencesOf(maria);
    expect(told.map(({ topic }) => topic)).toEqual([
      'BILLING',
      'OUTAGE',
      'APPOINTMENT',
      'DEVICE',
      'MARKETING',
    ]);
    expect(told.map(({ byEmail }) => byEmail)).toEqual([true, true, true, true, true]);
    expect(told.map(({ byText }) => byText)).toEqual([false, true, false, false, false]);
    const other = maria.replace('maria', 'diego');
    expect((await preferencesOf(other)).map(({ byText }) => byText)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('stays as it was switched elsewhere where only the other way is switched', async () => {
    const maria = await personas.clone('maria');
    await graph(maria, setting, { topic: 'OUTAGE', byText: true });
    await graph(maria, setting, { topic: 'OUTAGE', byEmail: false, byText: null });
    const told = (await preferencesOf(maria)).find(({ topic }) => topic === 'OUTAGE');
    expect(told).toMatchObject({ byEmail: false, byText: true });
  });
});

describe('what somebody was told', () => {
  it('SH-ROUTE-013: stands there with what is new first, and everybody reads for himself', async () => {
    const maria = await personas.clone('maria');
    const diego = maria.replace('maria', 'diego');
    const told = await notificationsOf(maria);
    expect(told.map(({ category }) => category)).toEqual(['DEVICE_CONNECT', 'BILLING', 'CAMPAIGN_MARKETING']);
    expect((await graph(maria, 'mutation { markNotificationsRead { isRead } }')).codes).toEqual([]);
    expect((await notificationsOf(maria)).map(({ isRead }) => isRead)).toEqual([true, true, true]);
    expect((await notificationsOf(diego)).map(({ isRead }) => isRead)).toEqual([false, false, false]);
  });

  it('SH-PUSH-003: one of a device names it as its page does', async () => {
    const maria = await personas.clone('maria');
    const [{ device } = { device: '' }] = await notificationsOf(maria);
    const { data } = await graph(maria, '{ homeDevices { id name } }');
    expect(data?.['homeDevices']).toContainEqual({ id: device, name: 'Phone' });
  });

  it('who has no internet is told of no device', async () => {
    const told = await notificationsOf(await personas.clone('carlos'));
    expect(told.map(({ category }) => category)).toEqual(['BILLING', 'CAMPAIGN_MARKETING']);
  });
});

it('SH-ROUTE-013: who has had no bill is told of none', async () => {
  const told = await notificationsOf(await personas.clone('lucia'));
  expect(told.map(({ category }) => category)).toEqual(['DEVICE_CONNECT', 'CAMPAIGN_MARKETING']);
});

async function preferencesOf(username: string) {
  const { data } = await graph(username, '{ preferences { topic byEmail byText } }');
  return (data?.['preferences'] ?? []) as unknown as { topic: string; byEmail: boolean; byText: boolean }[];
}

async function notificationsOf(username: string) {
  const { data } = await graph(username, '{ notifications { category device isRead } }');
  return (data?.['notifications'] ?? []) as unknown as {
    category: string;
    device: string;
    isRead: boolean;
  }[];
}
