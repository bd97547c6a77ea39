import { afterAll, describe, expect, it } from 'vitest';
import { openTestProvider, type GraphAnswer } from '../../testing/openProvider.ts';

const { database, clock, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

describe('who can install what has come', () => {
  it.each([
    ['lucia', true, 'NONE'],
    ['maria', false, 'NO_KIT'],
    ['noah', false, 'NEEDS_TECHNICIAN'],
  ])('%s: %s, because of %s (SH-SI-005)', async (persona, eligible, reason) => {
    expect(await selfInstall(await personas.clone(persona))).toEqual({ eligible, reason });
  });

  it('nobody any more while it is activated, nor afterwards', async () => {
    const lucia = await personas.clone('lucia');
    await activate(lucia);
    expect(await selfInstall(lucia)).toEqual({ eligible: false, reason: 'ACTIVATING' });
    await passTime(lucia);
    expect(await selfInstall(lucia)).toEqual({ eligible: false, reason: 'DONE' });
  });
});

describe('activating', () => {
  it('takes a while, and has then worked or not', async () => {
    const [lucia, gus] = [await personas.clone('lucia'), await personas.clone('gus')];
    expect(await states(lucia)).toEqual(['NOT_ACTIVATED', 'NOT_ACTIVATED']);
    await activate(lucia);
    await activate(gus);
    expect(await states(lucia)).toEqual(['ACTIVATING', 'ACTIVATING']);
    await passTime(lucia);
    await passTime(gus);
    expect(await states(lucia)).toEqual(['ONLINE', 'ONLINE']);
    expect(await states(gus)).toEqual(['ONLINE', 'ACTIVATION_FAILED']);
  });

  it('by the code of its label is of that one piece, and of the own account only', async () => {
    const [lucia, other] = [await personas.clone('lucia'), await personas.clone('lucia')];
    const { data } = await graph(lucia, '{ equipment { serialEnding } }');
    const [first] = listIn<{ serialEnding: string }>(data, 'equipment');
    const code = (first?.serialEnding ?? '').padStart(12, '0');
    expect((await activate(other, code)).codes).toEqual(['CODE_REFUSED']);
    expect((await activate(lucia, code)).codes).toEqual([]);
    expect(await states(lucia)).toEqual(['ACTIVATING', 'NOT_ACTIVATED']);
    expect(await states(other)).toEqual(['NOT_ACTIVATED', 'NOT_ACTIVATED']);
  });

  it('twice is as once: it does not begin anew', async () => {
    const lucia = await personas.clone('lucia');
    await activate(lucia);
    await passTime(lucia);
    await activate(lucia);
    expect(await states(lucia)).toEqual(['ONLINE', 'ONLINE']);
  });

  it('is refused where a technician does it', async () => {
    const noah = await personas.clone('noah');
    const { errors } = await activate(noah);
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'NOT_ALLOWED', reason: 'NEEDS_TECHNICIAN' }),
    ]);
    expect(await states(noah)).toEqual(['NOT_ACTIVATED']);
  });
});

describe('networks', () => {
  const change = 'mutation ($input: ChangeNetworkInput!) { changeNetwork(input: $input) { name } }';
  const turn = 'mutation ($input: ChangeNetworkInput!) { changeNetwork(input: $input) { name kind isOn } }';

  it('get another name, and their passwords are told nobody', async () => {
    const maria = await personas.clone('maria');
    const input = { network: await networkOf(maria), name: ' Casa ', password: 'correct horse' };
    expect((await graph(maria, change, { input })).codes).toEqual([]);
    const { data } = await graph(maria, '{ networks { name } }');
    expect(data?.['networks']).toMatchObject([
      { name: 'Casa' },
      { name: expect.stringContaining('guest') as string },
    ]);
    expect(JSON.stringify(await database.selectFrom('account').selectAll().execute())).not.toContain(
      'correct horse',
    );
  });

  it('keep their password where no other is given', async () => {
    const maria = await personas.clone('maria');
    const input = { network: await networkOf(maria), name: 'Casa' };
    const { data, codes } = await graph(maria, change, { input });
    expect([data?.['changeNetwork'], codes]).toMatchObject([[{ name: 'Casa' }, {}], []]);
  });

  it.each([
    ['', 'correct horse'],
    ['x'.repeat(33), 'correct horse'],
    ['Casa', '1234567'],
    ['Casa', 'x'.repeat(64)],
  ])('are not called %j with the password %j', async (name, password) => {
    const maria = await personas.clone('maria');
    const input = { network: await networkOf(maria), name, password };
    expect((await graph(maria, change, { input })).codes).toEqual(['INVALID_INPUT']);
  });

  it('of guests are turned on and off, the home’s own are not', async () => {
    const maria = await personas.clone('maria');
    const { data } = await graph(maria, '{ networks { id kind isOn } }');
    const [own, guests] = listIn<{ id: string }>(data, 'networks');
    const answer = await graph(maria, turn, { input: { network: guests?.id, isOn: true } });
    expect(answer.data?.['changeNetwork']).toMatchObject([{}, { kind: 'GUEST', isOn: true }]);
    expect((await graph(maria, turn, { input: { network: own?.id, isOn: false } })).codes).toEqual([
      'INVALID_INPUT',
    ]);
  });

  it('of others are not there', async () => {
    const [maria, lucia] = [await personas.clone('maria'), await personas.clone('lucia')];
    const input = { network: await networkOf(maria), name: 'Casa', password: 'correct horse' };
    expect((await graph(lucia, change, { input })).codes).toEqual(['NOT_FOUND']);
  });
});

async function selfInstall(username: string): Promise<unknown> {
  return (await graph(username, '{ selfInstall { eligible reason } }')).data?.['selfInstall'];
}

function activate(username: string, code?: string) {
  return graph(username, 'mutation ($code: String) { activateEquipment(code: $code) { state } }', { code });
}

async function states(username: string): Promise<string[]> {
  const { data } = await graph(username, '{ equipment { state } }');
  return listIn<{ state: string }>(data, 'equipment').map(({ state }) => state);
}

async function networkOf(username: string): Promise<string> {
  const { data } = await graph(username, '{ networks { id } }');
  return listIn<{ id: string }>(data, 'networks')[0]?.id ?? '';
}

function listIn<Item>(data: GraphAnswer['data'], name: string): Item[] {
  return (data?.[name] ?? []) as unknown as Item[];
}

async function passTime(username: string): Promise<void> {
  const { accountId } = await database
    .selectFrom('customer')
    .select('accountId')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  clock.moveTo(new Date(clock.now(accountId).getTime() + 31_000), accountId);
}
