import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { isConnectionDrop } from '../../platform/fault/applyTransportFault.ts';
import { cardRequest, openTestProvider } from '../../testing/openProvider.ts';
import { payWithToken } from '../../testing/payWithToken.ts';
import { testNow } from '../../testing/openSandbox.ts';
import { findToken } from '../../provider/token/paymentToken.ts';
import { findCustomer } from '../../provider/account/customer.ts';

const sandbox = await openTestProvider();
const { database, personas, clock, faults, cards, portal, provider, graph } = sandbox;
afterAll(() => database.destroy());
afterEach(() => faults.clear());

const tokenise = '/api/pub/pci/v1/payments';
const checkPath = '/pci/cps/v1/security-code-checks';
const tickets = '/pci/cps/v1/frame-sessions';
const portalHeaders = { 'x-portal-request': '1' };

describe('a ticket for the card frame', () => {
  it('is handed out to somebody who may pay, for 15 minutes', async () => {
    const maria = await personas.clone('maria');
    const response = await portal(maria, tickets, { method: 'POST', headers: portalHeaders });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      ticket: expect.stringMatching(/^ticket_[\w-]{43}$/),
      expiresAt: new Date(testNow.getTime() + 15 * 60_000).toISOString(),
    });
  });

  it.each([
    ['nobody', undefined, portalHeaders, 401],
    ['another site', 'maria', {}, 403],
    ['a Standard user', 'diego', portalHeaders, 403],
    ['an account that is billed elsewhere', 'frank', portalHeaders, 403],
  ])('is not handed out to %s', async (_who, persona, headers, status) => {
    const username = persona === undefined ? undefined : await personas.clone(persona);
    expect((await portal(username, tickets, { method: 'POST', headers })).status).toBe(status);
  });

  it('is needed for every call, and not after it has expired', async () => {
    const maria = await personas.clone('maria');
    const handedOut = await portal(maria, tickets, { method: 'POST', headers: portalHeaders });
    const { ticket } = (await handedOut.json()) as { ticket: string };
    expect((await provider.handleCards(cardRequest(tokenise, visa, 'ticket_made_up')))?.status).toBe(401);
    const customer = await findCustomer(database, maria);
    clock.freeze(new Date(testNow.getTime() + 15 * 60_000), customer?.account.id);
    expect((await provider.handleCards(cardRequest(tokenise, visa, ticket)))?.status).toBe(401);
  });

  it.each([
    ['has signed out', () => ({ deleted: true })],
    ['was idle for too long', () => ({ lastSeenAt: new Date(Date.now() - 900_000) })],
    ['has lasted for as long as any may', () => ({ endsAt: new Date() })],
  ])('is worth nothing once its session %s', async (_, end) => {
    const maria = await personas.clone('maria');
    const handedOut = await portal(maria, tickets, { method: 'POST', headers: portalHeaders });
    const { ticket } = (await handedOut.json()) as { ticket: string };
    expect((await provider.handleCards(cardRequest(tokenise, visa, ticket)))?.status).toBe(201);
    const change = end();
    await ('deleted' in change
      ? database.deleteFrom('session').where('username', '=', maria).execute()
      : database.updateTable('session').set(change).where('username', '=', maria).execute());
    const attempts = () => database.selectFrom('cardAttempt').select('id').execute();
    const before = await attempts();
    expect((await provider.handleCards(cardRequest(tokenise, visa, ticket)))?.status).toBe(401);
    expect((await provider.handleCards(cardRequest(checkPath, {}, ticket)))?.status).toBe(401);
    expect(await attempts()).toEqual(before);
  });

  it('is handed out so often to a session, and then it is said when to ask again', async () => {
    const [maria, james] = [await personas.clone('maria'), await personas.clone('james')];
    const answers = await Promise.all(Array.from({ length: 40 }, () => askTicket(maria)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askTicket(james)).status).toBe(201);
  });

  it('is not kept when it has expired, nor when its session has gone', async () => {
    const [maria, james] = [await personas.clone('maria'), await personas.clone('james')];
    const kept = async () => {
      const rows = await database.selectFrom('frameSession').select('username').execute();
      return rows.map(({ username }) => username).filter((username) => [maria, james].includes(username));
    };
    await askTicket(maria);
    await askTicket(james);
    const customer = await findCustomer(database, maria);
    clock.freeze(new Date(testNow.getTime() + 15 * 60_000), customer?.account.id);
    await askTicket(maria);
    expect((await kept()).toSorted()).toEqual([james, maria].toSorted());
    await database.deleteFrom('session').where('username', '=', james).execute();
    await askTicket(maria);
    expect(await kept()).toEqual([maria, maria]);
  });

  it('is worth nothing for a page of another origin', async () => {
    const request = cardRequest(tokenise, visa, 'ticket_made_up');
    request.headers.set('origin', 'http://localhost:4000');
    expect((await provider.handleCards(request))?.status).toBe(403);
  });

  it('is taken of the frame of the public name, which a proxy asks for over http', async () => {
    const { provider: behindProxy } = await openTestProvider({ cardsOrigin: 'https://cards.example' });
    const statusFor = async (origin: string): Promise<number | undefined> => {
      const request = new Request(`http://cards.example${tokenise}`, { method: 'POST', headers: { origin } });
      return (await behindProxy.handleCards(request))?.status;
    };
    expect(await statusFor('https://cards.example')).toBe(401);
    expect(await statusFor('http://cards.example')).toBe(403);
  });
});

function askTicket(username: string): Promise<Response> {
  return portal(username, tickets, { method: 'POST', headers: portalHeaders });
}

describe('tokenising', () => {
  it('trades a card for a token at /api/pub/pci/v1/payments, and shows no more than the last four', async () => {
    const maria = await personas.clone('maria');
    const response = await cards(maria, tokenise, visa);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      token: expect.stringMatching(/^token_/),
      method: { type: 'VISA', cardKind: 'CREDIT', lastFour: '4242', expiration: '0829' },
    });
  });

  it.each([
    ['4000056655665556', { type: 'VISA', cardKind: 'DEBIT' }],
    ['5105105105105100', { type: 'MASTERCARD', cardKind: 'PREPAID' }],
    ['4012888888881881', { type: 'VISA', cardKind: 'GIFT' }],
    ['3056930009020004', { type: 'CREDIT_CARD', cardKind: 'CREDIT' }],
  ])('knows what the card %s is', async (cardNumber, method) => {
    const response = await cards(await personas.clone('maria'), tokenise, { ...visa, cardNumber });
    expect(await response.json()).toMatchObject({ method });
  });

  it('trades a bank account for a token', async () => {
    const response = await cards(await personas.clone('maria'), tokenise, {
      kind: 'bank-account',
      routingNumber: '110000000',
      accountNumber: '000123456789',
      accountKind: 'SAVINGS',
      nameOnAccount: 'María González',
    });
    expect(await response.json()).toEqual({
      token: expect.any(String),
      method: { type: 'BANK_ACCOUNT', bankAccountKind: 'SAVINGS', lastFour: '6789' },
    });
  });

  it('names the fields that are wrong', async () => {
    const response = await cards(await personas.clone('maria'), tokenise, {
      ...visa,
      securityCode: '12',
      zip: '',
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      fields: [
        { field: 'securityCode', error: 'invalid' },
        { field: 'zip', error: 'missing' },
      ],
    });
  });

  it('says when the security code does not match', async () => {
    const response = await cards(await personas.clone('maria'), tokenise, { ...visa, securityCode: '999' });
    expect([response.status, await response.json()]).toEqual([409, { reason: 'mismatch' }]);
  });

  it('keeps neither the number nor the security code anywhere', async () => {
    const number = '4539578763621486';
    await cards(await personas.clone('maria'), tokenise, {
      ...visa,
      cardNumber: number,
      securityCode: '731',
    });
    const tables = await Promise.all(
      (['paymentToken', 'processorInstrument', 'frameSession', 'cardAttempt'] as const).map((table) =>
        database.selectFrom(table).selectAll().execute(),
      ),
    );
    const everything = JSON.stringify(tables);
    expect(everything).toContain('1486');
    expect(everything).not.toContain(number.slice(0, 12));
    expect(everything).not.toMatch(/"731"/);
  });
});

describe('the security-code check', () => {
  it('answers a proof for a saved card', async () => {
    const { username, card } = await meetMaria();
    const response = await cards(username, checkPath, { methodId: card, securityCode: '123' });
    expect([response.status, await response.json()]).toEqual([
      201,
      { proof: expect.stringMatching(/^proof_/) },
    ]);
  });

  it.each([
    ['999', 409, { reason: 'mismatch' }],
    ['12', 422, { fields: [{ field: 'securityCode', error: 'invalid' }] }],
    ['', 422, { fields: [{ field: 'securityCode', error: 'missing' }] }],
  ])('answers the code "%s" with %i', async (securityCode, status, body) => {
    const { username, card } = await meetMaria();
    const response = await cards(username, checkPath, { methodId: card, securityCode });
    expect([response.status, await response.json()]).toEqual([status, body]);
  });

  it('wants four digits for American Express', async () => {
    const luis = await personas.clone('luis');
    const [amex] = await methodsOf(luis);
    const check = async (securityCode: string) =>
      (await cards(luis, checkPath, { methodId: amex?.id, securityCode })).status;
    expect([await check('123'), await check('1234'), await check('9999')]).toEqual([422, 201, 409]);
  });

  it('does not know the card of another account, nor a bank account', async () => {
    const { username, bank } = await meetMaria();
    const other = await meetMaria();
    const check = async (methodId: unknown) =>
      (await cards(username, checkPath, { methodId, securityCode: '123' })).status;
    expect([await check(other.card), await check('unknown'), await check(bank)]).toEqual([404, 404, 404]);
  });

  it.each(['a\u0000b', '', 7, undefined])('refuses %j, which is no id', async (methodId) => {
    const { username } = await meetMaria();
    const response = await cards(username, checkPath, { methodId, securityCode: '123' });
    expect([response.status, await response.json()]).toEqual([422, { reasonCode: 'INVALID_INPUT' }]);
  });

  it('stops somebody who tries the eleventh code, until 15 minutes have passed', async () => {
    const { username, card } = await meetMaria();
    const check = async () =>
      (await cards(username, checkPath, { methodId: card, securityCode: '999' })).status;
    const statuses = await Promise.all(Array.from({ length: 11 }, check));
    expect(statuses.toSorted()).toEqual([...Array(10).fill(409), 429]);
    expect(await check()).toBe(429);
    const customer = await findCustomer(database, username);
    clock.freeze(new Date(testNow.getTime() + 15 * 60_000), customer?.account.id);
    expect(await check()).toBe(409);
  });

  it('can be made to fail', async () => {
    const { username, card } = await meetMaria();
    faults.set({ operation: 'security-code-checks', username, effect: { kind: 'http-status', status: 500 } });
    expect((await cards(username, checkPath, { methodId: card, securityCode: '123' })).status).toBe(500);
    faults.clear();
    faults.set({ operation: 'security-code-checks', username, effect: { kind: 'drop' } });
    const dropped = await cards(username, checkPath, { methodId: card, securityCode: '123' });
    expect(isConnectionDrop(dropped)).toBe(true);
  });
});

const saveMutation = `mutation ($input: SavePaymentMethodInput!) { savePaymentMethod(input: $input) {
  id type lastFour isDefault } }`;

describe('a token', () => {
  it('can be saved once, whatever the key', async () => {
    const eduardo = await personas.clone('eduardo');
    const { token } = (await (await cards(eduardo, tokenise, visa)).json()) as { token: string };
    const save = (idempotencyKey: string) =>
      graph(eduardo, saveMutation, { input: { idempotencyKey, token } });
    const first = await save('save-this-card-please-1');
    expect(first.data?.['savePaymentMethod']).toMatchObject({
      type: 'VISA',
      lastFour: '4242',
      isDefault: true,
    });
    expect((await save('save-this-card-please-2')).data).toEqual(first.data);
    expect(await methodsOf(eduardo)).toHaveLength(1);
  });

  it.each(['5105105105105100', '4012888888881881'])(
    'of the prepaid or gift card %s pays once and is not saved',
    async (cardNumber) => {
      const dee = await personas.clone('dee');
      const { token } = (await (await cards(dee, tokenise, { ...visa, cardNumber })).json()) as {
        token: string;
      };
      expect((await payWithToken(graph, dee, token, 'first')).data?.['createInstantPaymentV2']).toMatchObject(
        {
          status: 'SUCCESSFUL',
        },
      );
      expect((await payWithToken(graph, dee, token, 'second')).codes).toEqual(['SECURITY_CODE_NOT_VERIFIED']);
      const saved = await graph(dee, saveMutation, {
        input: { idempotencyKey: 'save-this-card-please-1', token },
      });
      expect(saved.codes).toEqual(['METHOD_NOT_ELIGIBLE']);
      expect(await methodsOf(dee)).toEqual([]);
    },
  );

  it.each([
    ['4000000000000341', { reasonCode: 'DECLINED' }],
    ['4000000000000259', { status: 'PENDING' }],
  ])('of the test card %s has its outcome', async (cardNumber, result) => {
    const dee = await personas.clone('dee');
    const { token } = (await (await cards(dee, tokenise, { ...visa, cardNumber })).json()) as {
      token: string;
    };
    expect((await payWithToken(graph, dee, token, 'first')).data?.['createInstantPaymentV2']).toMatchObject(
      result,
    );
  });

  it('is worth nothing to another account', async () => {
    const [maria, dee] = [await personas.clone('maria'), await personas.clone('dee')];
    const { token } = (await (await cards(maria, tokenise, visa)).json()) as { token: string };
    expect((await payWithToken(graph, dee, token, 'first')).codes).toEqual(['SECURITY_CODE_NOT_VERIFIED']);
    const customer = await findCustomer(database, dee);
    const holder = { id: `session-of-${maria}`, accountId: customer?.account.id ?? '' };
    expect(await findToken(database, holder, token, testNow)).toBeUndefined();
  });
});

const visa = {
  kind: 'card',
  cardNumber: '4242424242424242',
  expiration: '0829',
  securityCode: '123',
  zip: '28205',
  nameOnCard: 'María González',
};

async function meetMaria() {
  const username = await personas.clone('maria');
  const methods = await methodsOf(username);
  return { username, card: methods[0]?.id, bank: methods[1]?.id };
}

async function methodsOf(username: string): Promise<{ id: string }[]> {
  const { data } = await graph(username, '{ billingAccounts { id } }');
  const [area] = (data?.['billingAccounts'] ?? []) as { id: string }[];
  const wallet = await graph(username, 'query ($id: ID!) { wallet(forAccount: $id) { id } }', {
    id: area?.id,
  });
  return (wallet.data?.['wallet'] ?? []) as unknown as { id: string }[];
}
