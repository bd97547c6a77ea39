import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';
import { payWithToken } from '../../testing/payWithToken.ts';

const { database, personas, cards, graph } = await openTestProvider();
afterAll(() => database.destroy());

const path = '/bank/v1/bank-sign-ins';
const signIn = { userName: 'maria.bank', password: 'a-secret-of-hers' };

it('BL-BNK-002: whoever signs in to the simulated bank gets a token of the account there', async () => {
  const response = await cards(await personas.clone('maria'), path, signIn);
  expect([response.status, await response.json()]).toEqual([
    201,
    {
      token: expect.stringMatching(/^token_/),
      method: { type: 'BANK_ACCOUNT', bankAccountKind: 'CHECKING', lastFour: '4417' },
    },
  ]);
});

it.each([
  ['a wrong password', { ...signIn, password: 'wrong' }, 409, { reason: 'mismatch' }],
  ['no password', { userName: 'maria.bank' }, 422, { fields: [{ field: 'password', error: 'missing' }] }],
])('BL-BNK-004: %s links nothing', async (_, body, status, answer) => {
  const response = await cards(await personas.clone('maria'), path, body);
  expect([response.status, await response.json()]).toEqual([status, answer]);
});

it('an account has ten tries with cards, codes and passwords together', async () => {
  const maria = await personas.clone('maria');
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await cards(maria, path, { ...signIn, password: 'wrong' })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
});

it.each(['tom', 'dee', 'yuki'])(
  'BL-RST-013: %s, whose bill takes no bank account, cannot sign in',
  async (who) => {
    const response = await cards(await personas.clone(who), path, signIn);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).toContain('METHOD_NOT_ELIGIBLE');
  },
);

it('the linked account pays once, for nobody else', async () => {
  const [maria, zoe] = [await personas.clone('maria'), await personas.clone('zoe')];
  const { token } = (await (await cards(maria, path, signIn)).json()) as { token: string };
  expect(await payWithToken(graph, zoe, token, 'of-zoe')).toMatchObject({
    codes: ['SECURITY_CODE_NOT_VERIFIED'],
  });
  expect((await payWithToken(graph, maria, token, 'first')).data).toMatchObject({
    createInstantPaymentV2: { status: 'SUCCESSFUL' },
  });
  expect(await payWithToken(graph, maria, token, 'second')).toMatchObject({
    codes: ['SECURITY_CODE_NOT_VERIFIED'],
  });
});

it('keeps neither user name nor password anywhere', async () => {
  await cards(await personas.clone('maria'), path, signIn);
  const tables = await Promise.all(
    (['paymentToken', 'processorInstrument', 'frameSession', 'cardAttempt'] as const).map((table) =>
      database.selectFrom(table).selectAll().execute(),
    ),
  );
  const everything = JSON.stringify(tables);
  expect(everything).toContain('4417');
  expect(everything).not.toContain(signIn.userName);
  expect(everything).not.toContain(signIn.password);
});
