import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { refusalCodes } from '../../platform/refusal.ts';
import { openTestProvider, type GraphAnswer } from '../../testing/openProvider.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';

const sandbox = await openTestProvider();
const { database, personas, graph, portal, faults } = sandbox;
afterAll(() => database.destroy());
afterEach(async () => {
  faults.clear();
  await requireSoundLedger(database);
});

const paths = [
  '/selfservice/graph',
  '/selfservice/graphauxiliary',
  '/webmail/graphql',
  '/selfservice/graphdlink',
  '/selfservice/vox-con/graphql',
];

describe('the five graphs', () => {
  it.each(paths)('answer at %s', async (path) => {
    const maria = await personas.clone('maria');
    const response = await post(maria, path, '{ __typename }');
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('say to somebody who is not signed in that a session is needed', async () => {
    const answer = await graph(undefined, '{ account { username } }');
    expect(answer).toMatchObject({ status: 401, codes: ['NOT_SIGNED_IN'] });
    expect(answer.data).toBeUndefined();
  });

  it('answer a visitor at the auxiliary and the deep-link address only', async () => {
    const statuses = await Promise.all(
      paths.map(async (path) => (await post(undefined, path, '{ __typename }')).status),
    );
    expect(statuses).toEqual([401, 200, 401, 200, 401]);
  });

  it('carry a trace id and the platform on every answer', async () => {
    const maria = await personas.clone('maria');
    const answers = await Promise.all([
      post(maria, '/selfservice/graph', '{ account { username } }'),
      post(maria, '/selfservice/graph', '{ nonsense }'),
      post(undefined, '/selfservice/graph', '{ account { username } }'),
    ]);
    const traces = answers.map(({ headers }) => headers.get('x-trace-id'));
    expect(new Set(traces).size).toBe(3);
    expect(traces).not.toContain(null);
    expect(answers.map(({ headers }) => headers.get('x-sspp-platform'))).toEqual(Array(3).fill('sandbox'));
  });

  it('take nothing but POST with JSON, and questions by their id', async () => {
    const maria = await personas.clone('maria');
    const free = '/selfservice/graph?query={account{username}}';
    expect((await portal(maria, free, { headers: { 'x-portal-request': '1' } })).status).toBe(404);
    const form = {
      method: 'POST',
      body: '{"query":"{ __typename }"}',
      headers: { 'content-type': 'text/plain' },
    };
    expect((await portal(maria, '/selfservice/graph', form)).status).toBe(415);
  });

  it.each([
    ['too many aliases', `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
    ['too deep', `{ ${'account { '.repeat(14)} x ${'}'.repeat(14)} }`],
    ['too many words', `{ account { ${'username '.repeat(2000)} } }`],
    ['not GraphQL', '{ account {'],
  ])('refuse a request with %s', async (_what, query) => {
    const answer = await graph(await personas.clone('maria'), query);
    expect(answer).toMatchObject({ status: 400, codes: ['INVALID_INPUT'] });
  });

  it('refuse a body that is far too large', async () => {
    const body = JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(70_000) } });
    const headers = { 'content-type': 'application/json' };
    const maria = await personas.clone('maria');
    expect((await portal(maria, '/selfservice/graph', { method: 'POST', headers, body })).status).toBe(413);
  });

  it('are kept by nobody on the way', async () => {
    const maria = await personas.clone('maria');
    const answers = await Promise.all([
      ...paths.map((path) => post(maria, path, '{ __typename }')),
      post(maria, '/selfservice/graph', '{ nonsense }'),
    ]);
    const kept = answers.map(({ headers }) => headers.get('cache-control'));
    expect(kept).toEqual(answers.map(() => 'private, no-store'));
  });

  it('name no other code than their schema does', () => {
    const schema = buildSchema(readFileSync(join(import.meta.dirname, 'main.graphql'), 'utf8'));
    const codes = schema.getType('ErrorCode');
    expect(isEnumType(codes) && codes.getValues().map(({ name }) => name)).toEqual([...refusalCodes]);
  });
});

describe('the account', () => {
  it('is shown with everything that the shell needs', async () => {
    const walter = await personas.clone('walter');
    const { data } = await graph(
      walter,
      `{ account { accountNumber username firstName lastName role footprint billerType accountCanPayBill
           address { addressLine1 city state zip } billerRegion { principle siteId } services { type provisioned }
           billingPreferences { billDelivery } customerType suppressedBilling isHeadOfHousehold delinquent dueDate } }`,
    );
    expect(data?.['account']).toMatchObject({
      username: walter,
      firstName: 'Walter',
      footprint: 'BH',
      billerType: 'ICOMS',
      accountCanPayBill: true,
      billingPreferences: { billDelivery: 'paper-and-online' },
      delinquent: false,
      dueDate: null,
    });
  });

  it.each([
    ['maria', true],
    ['linda', true],
    ['diego', false],
    ['chloe', false],
    ['marcus', false],
  ])('says of %s whether the bill may be paid: %s', async (persona, allowed) => {
    const username = await personas.clone(persona);
    const { data } = await graph(
      username,
      '{ account { accountCanPayBill } billingAccounts { canPayBill } }',
    );
    expect(data).toMatchObject({
      account: { accountCanPayBill: allowed },
      billingAccounts: [{ canPayBill: allowed }],
    });
  });

  it.each([
    ['hannah', 'CORE'],
    ['carlos', 'MOBILE'],
  ])(
    'of %s begins with %s, which is also the one without an id (BL-LND-003, BL-LND-004)',
    async (persona, area) => {
      const username = await personas.clone(persona);
      const { data } = await graph(username, '{ billingAccounts { area } billingAccount { area } }');
      expect(data).toMatchObject({ billingAccount: { area } });
      expect(Object.values(data?.['billingAccounts'] ?? {})[0]).toEqual({ area });
    },
  );

  it.each(['janet', 'frank'])('of %s has no billing here', async (persona) => {
    const username = await personas.clone(persona);
    const areas = await sandbox.database
      .selectFrom('billingAccount')
      .innerJoin('customer', 'customer.accountId', 'billingAccount.accountId')
      .select('billingAccount.id')
      .where('username', '=', username)
      .execute();
    expect((await graph(username, '{ billingAccounts { id } }')).data).toEqual({ billingAccounts: [] });
    const id = areas[0]?.id;
    const one = await graph(username, 'query ($id: ID!) { billingAccount(id: $id) { amountDue } }', { id });
    expect(one.codes).toEqual(['NOT_FOUND']);
    const wallet = await graph(username, 'query ($id: ID!) { wallet(forAccount: $id) { id } }', { id });
    expect(wallet.codes).toEqual(['NOT_FOUND']);
  });
});

const statusQuery = `{ billingAccounts {
  area status amountDue pastDueAmount creditBalance dueDate delinquent delinquencyCode gracePeriod
  autoPay { enrolled canEnroll scheduledForThisBill nextDate amount method { type lastFour } monthlyDiscount }
} }`;

describe('billing accounts', () => {
  it.each([
    [
      'maria',
      { status: 'ACTIVE', amountDue: 8410, autoPay: { enrolled: false, scheduledForThisBill: false } },
    ],
    ['james', { status: 'ACTIVE', amountDue: 0, creditBalance: 0, dueDate: null }],
    [
      'priya',
      {
        amountDue: 12_999,
        autoPay: {
          enrolled: true,
          scheduledForThisBill: true,
          nextDate: '2026-12-10',
          amount: 12_999,
          method: { type: 'MASTERCARD', lastFour: '5100' },
        },
      },
    ],
    ['walter', { amountDue: 0, creditBalance: 1234 }],
    ['tanya', { status: 'DISCONNECTED', amountDue: 21_245, autoPay: { canEnroll: false } }],
    ['luis', { delinquent: true, delinquencyCode: 30, pastDueAmount: 9620 }],
    ['omar', { delinquent: true, delinquencyCode: 99 }],
    ['helen', { delinquent: true, delinquencyCode: null, gracePeriod: true }],
    ['elena', { autoPay: { enrolled: true, scheduledForThisBill: false, amount: null } }],
  ])('show what there is to see as %s', async (persona, area) => {
    const { data } = await graph(await personas.clone(persona), statusQuery);
    expect(data).toMatchObject({ billingAccounts: [area] });
  });

  it.each([
    ['CARDS', 'NEEDS_ATTENTION', 'METHOD_REFUSED', false, null],
    ['ALL_ONLINE', 'NEEDS_ATTENTION', 'METHOD_REFUSED', false, null],
    ['BANK_ACCOUNTS', 'ON', null, true, 12_999],
  ] as const)(
    'BL-LND-014: tell Auto Pay by card, of an account that is restricted from %s since, as %s',
    async (restriction, state, attention, scheduledForThisBill, amount) => {
      const priya = await personas.clone('priya');
      const { data } = await graph(priya, '{ billingAccounts { id } }');
      const id = listOf<{ id: string }>(data)[0]?.id ?? '';
      await database.updateTable('billingAccount').set({ restriction }).where('id', '=', id).execute();
      const query = '{ billingAccounts { autoPay { state attention scheduledForThisBill amount } } }';
      expect((await graph(priya, query)).data).toEqual({
        billingAccounts: [{ autoPay: { state, attention, scheduledForThisBill, amount } }],
      });
    },
  );

  it('come in the order core, mobile, streaming', async () => {
    const { data } = await graph(await personas.clone('hannah'), '{ billingAccounts { area services } }');
    expect(data).toEqual({
      billingAccounts: [
        { area: 'CORE', services: ['INTERNET', 'TV', 'HOME_PHONE'] },
        { area: 'MOBILE', services: ['MOBILE'] },
        { area: 'STREAMING', services: ['STREAMING'] },
      ],
    });
  });

  it('tell the schedule in the billing time zone', async () => {
    const grace = await personas.clone('grace');
    const { data } = await graph(
      grace,
      '{ billingAccounts { paymentSchedule { timeZone today cutOffTime cutOffAt now lastFuturePaymentDate } } }',
    );
    expect(data).toEqual({
      billingAccounts: [
        {
          paymentSchedule: {
            timeZone: 'Pacific/Honolulu',
            today: '2026-12-01',
            cutOffTime: '20:00',
            cutOffAt: '2026-12-02T06:00:00.000Z',
            now: '2026-12-01T17:00:00.000Z',
            lastFuturePaymentDate: '2027-03-01',
          },
        },
      ],
    });
  });

  it('keep payments of every channel in the history, the newest first', async () => {
    const maria = await personas.clone('maria');
    const { data } = await graph(maria, '{ billingAccounts { payments { channel paymentDate status } } }');
    const [area] = listOf<{ payments: { channel: string; paymentDate: string }[] }>(data);
    const days = area?.payments.map(({ paymentDate }) => paymentDate) ?? [];
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(area?.payments.map(({ channel }) => channel)).size).toBe(6);
  });

  it('tell pending from scheduled payments', async () => {
    const sofia = await personas.clone('sofia');
    const query =
      '{ billingAccounts { pendingPayments { id } scheduledPayments { paymentDate } payments { id } } }';
    expect((await graph(sofia, query)).data).toMatchObject({
      billingAccounts: [
        {
          pendingPayments: [],
          scheduledPayments: [{ paymentDate: '2026-12-05' }, { paymentDate: '2026-12-09' }],
        },
      ],
    });
    const aisha = await personas.clone('aisha');
    expect((await graph(aisha, query)).data).toMatchObject({
      billingAccounts: [{ pendingPayments: [{}], scheduledPayments: [], payments: [{}, {}] }],
    });
  });
});

describe('the wallet', () => {
  it('is refused to Standard users', async () => {
    const diego = await personas.clone('diego');
    const { codes } = await walletOf(diego);
    expect(codes).toEqual(['NOT_ALLOWED']);
  });

  it('says of every method why it cannot be used', async () => {
    const { data } = await walletOf(await personas.clone('kofi'));
    expect(data?.['wallet']).toMatchObject([
      { lastFour: '3003', restricted: true, refusal: 'RESTRICTED', isDefault: true },
      { lastFour: '9424', restricted: false, refusal: null, expiringSoon: true },
      { lastFour: '5120', restricted: true, refusal: 'RESTRICTED', bankAccountKind: 'CHECKING' },
    ]);
    const ofRuth = await walletOf(await personas.clone('ruth'));
    expect(ofRuth.data?.['wallet']).toMatchObject([{ expired: true, refusal: 'EXPIRED' }, { refusal: null }]);
    const ofNina = await walletOf(await personas.clone('nina'));
    expect(ofNina.data?.['wallet']).toMatchObject([{ refusal: 'RESTRICTED' }, { refusal: null }]);
  });

  it('marks the method that Auto Pay uses', async () => {
    const { data } = await walletOf(await personas.clone('priya'));
    expect(data?.['wallet']).toMatchObject([{ isAutoPayMethod: true }]);
  });

  it('says what each method is needed for, in every area, and why it cannot be deleted', async () => {
    const unused = { usedFor: [], scheduledPayments: 0, nextPayment: null, deleteBlock: null };
    expect(await usesIn('hannah')).toEqual([
      {
        ...unused,
        lastFour: '4242',
        zip: '10701',
        nameOnCard: 'Hannah Rosen',
        usedFor: ['MOBILE'],
        deleteBlock: 'AUTO_PAY',
      },
      { ...unused, lastFour: '1198', zip: null, nameOnCard: null },
    ]);
    expect(await usesIn('sofia')).toMatchObject([
      {
        scheduledPayments: 1,
        nextPayment: { amount: 5000, paymentDate: '2026-12-05' },
        deleteBlock: 'SCHEDULED_PAYMENT',
      },
      { nextPayment: { paymentDate: '2026-12-09' }, deleteBlock: 'SCHEDULED_PAYMENT' },
    ]);
  });

  it('is there for an account without a core area, too', async () => {
    const { data } = await graph(await personas.clone('carlos'), '{ wallet { lastFour } }');
    expect(data?.['wallet']).toEqual([{ lastFour: '6650' }, { lastFour: '2773' }]);
  });
});

async function walletOf(username: string) {
  const { data } = await graph(username, '{ billingAccounts { id } }');
  const [area] = listOf<{ id: string }>(data);
  return graph(
    username,
    `query ($id: ID!) { wallet(forAccount: $id) {
       id type cardKind bankAccountKind lastFour expiration expired expiringSoon restricted isAutoPayMethod isDefault
       refusal } }`,
    { id: area?.id },
  );
}

async function usesIn(persona: string) {
  const { data } = await graph(
    await personas.clone(persona),
    '{ wallet { lastFour zip nameOnCard usedFor scheduledPayments nextPayment { amount paymentDate } deleteBlock } }',
  );
  return data?.['wallet'];
}

function listOf<Item>(data: GraphAnswer['data']): Item[] {
  return (data?.['billingAccounts'] ?? []) as Item[];
}

function post(username: string | undefined, path: string, query: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return portal(username, path, { method: 'POST', headers, body: JSON.stringify({ query }) });
}
