import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { isConnectionDrop } from '../../platform/fault/applyTransportFault.ts';
import { meetPayer } from '../../testing/meetPayer.ts';
import { openTestProvider, type GraphAnswer } from '../../testing/openProvider.ts';
import { requireSoundLedger } from '../../testing/requireSoundLedger.ts';

const sandbox = await openTestProvider();
const { database, graph, faults } = sandbox;
const meet = (persona: string) => meetPayer(sandbox, persona);
afterAll(() => database.destroy());
afterEach(async () => {
  faults.clear();
  await requireSoundLedger(database);
});

const pay = `mutation ($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) {
  paymentId confirmationNumber status amount paymentDate transactionId reasonCode reasonMessage } }`;
const schedule = `mutation ($input: FuturePaymentInput!) { createFuturePayment(input: $input) {
  paymentId confirmationNumber status amount paymentDate } }`;
const attemptQuery = `query ($key: ID!) { attempt(idempotencyKey: $key) { state result { paymentId status } } }`;

describe('paying through the graph', () => {
  it('BL-CAL-002: createInstantPaymentV2 pays today and returns paymentId', async () => {
    const { username, input } = await meet('maria');
    const { data } = await graph(username, pay, { input });
    expect(data?.['createInstantPaymentV2']).toMatchObject({
      paymentId: expect.any(String),
      status: 'SUCCESSFUL',
      amount: 8410,
      paymentDate: '2026-12-01',
      reasonCode: null,
    });
    const due = await graph(
      username,
      '{ billingAccounts { amountDue payments(first: 1) { status amount } } }',
    );
    expect(due.data).toMatchObject({
      billingAccounts: [{ amountDue: 0, payments: [{ status: 'SUCCESSFUL', amount: 8410 }] }],
    });
  });

  it('BL-CAL-004: createFuturePayment schedules for a later date and returns paymentId', async () => {
    const { username, input } = await meet('maria');
    const { data } = await graph(username, schedule, { input: { ...input, paymentDate: '2026-12-09' } });
    expect(data?.['createFuturePayment']).toMatchObject({
      paymentId: expect.any(String),
      status: 'SCHEDULED',
      paymentDate: '2026-12-09',
    });
  });

  it('asks about whatever was made where the page says that it knew of none, and of the last day where it says nothing', async () => {
    const { username, input } = await meet('maria');
    const saidNone = { ...input, latestKnownPaymentId: null };
    expect((await graph(username, pay, { input: saidNone })).codes).toEqual(['POSSIBLE_DUPLICATE']);
    expect((await graph(username, pay, { input })).codes).toEqual([]);
  });

  it('answers the same thing to the same key again', async () => {
    const { username, input } = await meet('maria');
    const first = await graph(username, pay, { input });
    expect((await graph(username, pay, { input })).data).toEqual(first.data);
    const other = await graph(username, pay, { input: { ...input, amount: 100 } });
    expect(other.codes).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  it.each([
    ['half a cent', { amount: 100.5 }],
    ['no number', { amount: '100' }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -500 }],
    ['no funding', { funding: {} }],
    ['a short key', { idempotencyKey: 'short' }],
  ])('refuses %s', async (_what, changes) => {
    const { username, input } = await meet('maria');
    expect((await graph(username, pay, { input: { ...input, ...changes } })).codes).toEqual([
      'INVALID_INPUT',
    ]);
  });

  it.each(['a\u0000b', '', 'a b', 'é', 'x'.repeat(129)])(
    'refuses the id %j wherever one is taken',
    async (id) => {
      const { username, input } = await meet('maria');
      const paying = [
        { idempotencyKey: id },
        { billingAccountId: id },
        { funding: { savedMethodId: id } },
        { besides: [id] },
        { latestKnownPaymentId: id },
      ];
      const answers = await Promise.all([
        graph(username, attemptQuery, { key: id }),
        graph(username, 'mutation ($id: ID!) { closeAttempt(idempotencyKey: $id) { state } }', { id }),
        graph(username, `{ attempt(idempotencyKey: ${JSON.stringify(id)}) { state } }`),
        graph(username, 'query ($id: ID!) { billingAccount(id: $id) { amountDue } }', { id }),
        graph(username, 'query ($id: ID!) { wallet(forAccount: $id) { id } }', { id }),
        ...paying.map((changes) => graph(username, pay, { input: { ...input, ...changes } })),
      ]);
      expect(answers.map(({ codes }) => codes)).toEqual(answers.map(() => ['INVALID_INPUT']));
    },
  );

  it.each(['2026-02-30', 'tomorrow', '12/09/26'])('refuses the date %s', async (paymentDate) => {
    const { username, input } = await meet('maria');
    const { codes } = await graph(username, schedule, { input: { ...input, paymentDate } });
    expect(codes).toEqual(['INVALID_INPUT']);
  });

  it('tells the reason of a refusal in the extensions', async () => {
    const { username, input } = await meet('luis');
    const { errors } = await graph(username, schedule, { input: { ...input, paymentDate: '2026-12-09' } });
    expect(errors).toMatchObject([
      { path: ['createFuturePayment'], extensions: { code: 'DATE_NOT_ALLOWED', reason: 'PAST_DUE' } },
    ]);
  });
});

describe('what else may be changed', () => {
  it('paperless billing can be turned on, once', async () => {
    const { username, areaId } = await meet('maria');
    const enroll = (idempotencyKey: string) =>
      graph(
        username,
        'mutation ($input: EnrollInPaperlessInput!) { enrollInPaperless(input: $input) { paperless } }',
        { input: { idempotencyKey, billingAccountId: areaId } },
      );
    const on = { enrollInPaperless: { paperless: true } };
    expect((await enroll('paperless-please-1')).data).toEqual(on);
    expect((await enroll('paperless-please-1')).data).toEqual(on);
    expect((await enroll('paperless-please-2')).codes).toEqual(['ALREADY_ENROLLED']);
    const { data } = await graph(username, '{ account { billingPreferences { billDelivery } } }');
    expect(data).toEqual({ account: { billingPreferences: { billDelivery: 'online' } } });
  });

  it('BL-PPL-003: paper bills can be brought back, also where they come already', async () => {
    const { username, areaId } = await meet('james');
    const leave = (idempotencyKey: string) =>
      graph(
        username,
        'mutation ($input: LeavePaperlessInput!) { leavePaperless(input: $input) { paperless } }',
        { input: { idempotencyKey, billingAccountId: areaId } },
      );
    const off = { leavePaperless: { paperless: false } };
    const before = await graph(username, '{ billingAccounts { paperless } }');
    expect(before.data).toMatchObject({ billingAccounts: [{ paperless: true }] });
    expect((await leave('paper-bills-please-1')).data).toEqual(off);
    expect((await leave('paper-bills-please-2')).data).toEqual(off);
    const { data } = await graph(username, '{ account { billingPreferences { billDelivery } } }');
    expect(data).toEqual({ account: { billingPreferences: { billDelivery: 'paper-and-online' } } });
  });

  it('BL-WAL-001: a card and a bank account can be deleted, and what is needed cannot', async () => {
    const { username } = await meet('maria');
    const { data } = await graph(username, '{ wallet { id } }');
    const [card, account] = (data?.['wallet'] ?? []) as { id: string }[];
    const remove = (idempotencyKey: string, who: string, paymentMethodId: string | undefined) =>
      graph(
        who,
        'mutation ($input: DeletePaymentMethodInput!) { deletePaymentMethod(input: $input) { lastFour } }',
        { input: { idempotencyKey, paymentMethodId } },
      );
    expect((await remove('delete-it-please-1', username, card?.id)).data?.['deletePaymentMethod']).toEqual([
      { lastFour: '6789' },
      { lastFour: '4444' },
    ]);
    const left = await remove('delete-it-please-2', username, account?.id);
    expect(left.data?.['deletePaymentMethod']).toEqual([{ lastFour: '4444' }]);
    const hannah = await meet('hannah');
    const refused = await remove('delete-it-please-1', hannah.username, hannah.methodId);
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'METHOD_IN_USE', reason: 'AUTO_PAY', areas: ['MOBILE'], paymentIds: [] } },
    ]);
  });

  it('BL-WAL-004: a card can be changed; the wallet shows the new expiry', async () => {
    const { username, methodId } = await meet('maria');
    const input = {
      idempotencyKey: 'change-it-please-1',
      paymentMethodId: methodId,
      expiration: '0829',
      zip: '28277',
      nameOnCard: 'María González',
    };
    const { data } = await graph(
      username,
      'mutation ($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) { id expiration zip } }',
      { input },
    );
    expect(data?.['updatePaymentMethod']).toContainEqual({ id: methodId, expiration: '0829', zip: '28277' });
  });

  const ENROLL = `mutation ($input: EnrollInAutoPayInput!) { enrollInAutoPay(input: $input) {
    autoPay { enrolled scheduledForThisBill nextDate method { lastFour } } } }`;

  it('Auto Pay can be turned on, and leaves the current bill alone', async () => {
    const { username, areaId, methodId } = await meet('maria');
    const input = {
      idempotencyKey: 'auto-pay-please-01',
      billingAccountId: areaId,
      savedMethodId: methodId,
      termsAccepted: true,
    };
    const { data } = await graph(username, ENROLL, { input });
    expect(data?.['enrollInAutoPay']).toMatchObject({
      autoPay: { enrolled: true, scheduledForThisBill: false, method: { lastFour: '4242' } },
    });
    const again = await graph(username, ENROLL, {
      input: { ...input, idempotencyKey: 'auto-pay-please-02' },
    });
    expect(again.codes).toEqual(['ALREADY_ENROLLED']);
  });

  it.each([
    ['maria', { termsAccepted: false }, 'TERMS_NOT_ACCEPTED'],
    ['tanya', {}, 'NOT_ALLOWED'],
    ['diego', {}, 'NOT_ALLOWED'],
    ['ruth', {}, 'METHOD_NOT_ELIGIBLE'],
    ['carlos', {}, 'METHOD_NOT_ELIGIBLE'],
    ['kofi', {}, 'METHOD_NOT_ELIGIBLE'],
  ])('Auto Pay cannot be turned on by %s with %o', async (persona, changes, code) => {
    const { username, areaId, methodId } = await meet(persona);
    const input = {
      idempotencyKey: 'auto-pay-please-01',
      billingAccountId: areaId,
      savedMethodId: methodId,
      termsAccepted: true,
      ...changes,
    };
    expect((await graph(username, ENROLL, { input })).codes).toEqual([code]);
  });

  it('BL-VAL-056: a card chosen for Auto Pay must be good on the first draft', async () => {
    const { username, areaId } = await meet('kofi');
    const wallet = await graph(username, 'query ($id: ID!) { wallet(forAccount: $id) { id lastFour } }', {
      id: areaId,
    });
    const methods = (wallet.data?.['wallet'] ?? []) as { id: string; lastFour: string }[];
    const expiring = methods.find(({ lastFour }) => lastFour === '9424');
    const enrolIn = async (expiration: string, idempotencyKey: string): Promise<GraphAnswer> => {
      await database
        .updateTable('paymentMethod')
        .set({ expiration })
        .where('id', '=', expiring?.id ?? '')
        .execute();
      const input = {
        billingAccountId: areaId,
        savedMethodId: expiring?.id,
        termsAccepted: true,
        idempotencyKey,
      };
      return graph(username, ENROLL, { input });
    };
    const next = await graph(username, '{ billingAccounts { autoPay { nextDate } } }');
    expect(next.data).toEqual({ billingAccounts: [{ autoPay: { nextDate: '2027-01-13' } }] });
    expect((await enrolIn('1226', 'auto-pay-please-01')).codes).toEqual(['METHOD_NOT_ELIGIBLE']);
    expect((await enrolIn('0127', 'auto-pay-please-02')).codes).toEqual([]);
  });
});

describe('faults in the graph', () => {
  it('can fail an operation with any code, and with a reason of it', async () => {
    const { username } = await meet('maria');
    faults.set({
      operation: 'account',
      username,
      effect: { kind: 'graphql-error', code: 'NOT_ALLOWED', reason: 'PROCESSING' },
    });
    const answer = await graph(username, '{ account { username } }');
    expect(answer).toMatchObject({ status: 200, codes: ['NOT_ALLOWED'] });
    expect(answer.errors).toMatchObject([{ extensions: { reason: 'PROCESSING' } }]);
    expect(answer.data).toBeUndefined();
  });

  it('can fail one field and leave the rest', async () => {
    const { username } = await meet('maria');
    faults.set({
      operation: 'account',
      username,
      effect: { kind: 'graphql-error', code: 'SERVICE_UNAVAILABLE', field: 'Account.dueDate' },
    });
    const answer = await graph(username, '{ account { firstName dueDate } }');
    expect(answer.data).toEqual({ account: { firstName: 'María', dueDate: null } });
    expect(answer.errors).toMatchObject([{ path: ['account', 'dueDate'] }]);
  });

  it('can lose the answer of a payment that was taken; the same key finds it again', async () => {
    const { username, input } = await meet('maria');
    faults.set({
      operation: 'createInstantPaymentV2',
      username,
      remaining: 1,
      effect: { kind: 'drop', timing: 'after' },
    });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: pay, variables: { input } });
    const lost = await sandbox.portal(username, '/selfservice/graph', { method: 'POST', headers, body });
    expect(isConnectionDrop(lost)).toBe(true);
    const attempt = await graph(username, attemptQuery, { key: input.idempotencyKey });
    expect(attempt.data?.['attempt']).toMatchObject({
      state: 'DONE',
      result: { status: 'SUCCESSFUL' },
    });
    const retried = await graph(username, pay, { input });
    expect(retried.data?.['createInstantPaymentV2']).toMatchObject({ status: 'SUCCESSFUL' });
  });

  it.each([
    ['decline', { reasonCode: 'DECLINED', paymentId: null }, 'DECLINED'],
    ['no-payment-id', { reasonCode: 'NOT_COMPLETED', paymentId: null }, 'FAILED'],
    ['leave-pending', { status: 'PENDING', reasonCode: null }, 'DONE'],
  ] as const)('can make a payment %s', async (kind, result, state) => {
    const { username, input } = await meet('maria');
    faults.set({ operation: 'createInstantPaymentV2', username, remaining: 1, effect: { kind } });
    const { data } = await graph(username, pay, { input });
    expect(data?.['createInstantPaymentV2']).toMatchObject(result);
    const attempt = await graph(username, attemptQuery, { key: input.idempotencyKey });
    expect(attempt.data?.['attempt']).toMatchObject({ state });
  });

  it('can keep the processor silent, also when scheduling', async () => {
    const { username, input } = await meet('maria');
    faults.set({ operation: 'createFuturePayment', username, effect: { kind: 'no-answer' } });
    const answer = await graph(username, schedule, { input: { ...input, paymentDate: '2026-12-09' } });
    expect(answer.errors).toMatchObject([
      { extensions: { code: 'SERVICE_UNAVAILABLE', reason: 'OUTCOME_UNKNOWN' } },
    ]);
    const attempt = await graph(username, attemptQuery, { key: input.idempotencyKey });
    expect(attempt.data?.['attempt']).toMatchObject({ state: 'IN_FLIGHT', result: null });
  });
});

it('takes only so many mutations of one person, and those of another one besides', async () => {
  const [one, other] = [await meet('maria'), await meet('maria')];
  const agree = ({ username }: { username: string }) => graph(username, 'mutation { agreeToAppTerms }');
  const answers: number[] = [];
  while (answers.length < 250) answers.push((await agree(one)).status);
  expect(answers.indexOf(429)).toBeGreaterThanOrEqual(200);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(20);
  expect((await agree(other)).status).toBe(200);
  expect((await graph(one.username, '{ account { id } }')).status).toBe(200);
});
