import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { closeAttempt, readAttempt, type Attempt } from '../../../sandbox/provider/attempt.ts';
import { countAttempt } from '../../../sandbox/card/service/index.ts';
import { enrollInAutoPay } from '../../../sandbox/provider/auto-pay/index.ts';
import { enrollInPaperless } from '../../../sandbox/provider/paperless.ts';
import { readLedger } from '../../../sandbox/provider/ledger/readLedger.ts';
import {
  cancelScheduledPayment,
  createPayment,
  loadPayments,
  resolveLeftInFlight,
  runDuePayments,
  type PaymentRequest,
  type PaymentResult,
} from '../../../sandbox/provider/payment/index.ts';
import { deletePaymentMethod } from '../../../sandbox/provider/wallet/deletePaymentMethod.ts';
import { loadWallet } from '../../../sandbox/provider/wallet/loadWallet.ts';
import type { Processor } from '../../../sandbox/provider/processor.ts';
import { openPaymentDesk, type TestCustomer } from '../../../sandbox/testing/openPaymentDesk.ts';
import { requestDevicePayment } from '../../../sandbox/testing/requestDevicePayment.ts';
import { requireSoundLedger } from '../../../sandbox/testing/requireSoundLedger.ts';
import { testNow } from '../../../sandbox/testing/openSandbox.ts';
import { inEitherOrder, outcomes, rounds } from './race.ts';

const desk = await openPaymentDesk({ url: inject('databaseUrl') });
const { database, services, clock } = desk;
afterAll(() => database.destroy());
afterEach(() => requireSoundLedger(database));

describe('payments at the same time', () => {
  it.each(rounds)('a double submit is one payment (round %i)', async () => {
    const maria = await desk.meet('maria');
    const before = await paymentsInTheBook(maria);
    const request = await desk.request(maria);
    const [first, second] = await Promise.all([pay(maria, request), pay(maria, request)]);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(await paymentsInTheBook(maria)).toBe(before + 1);
  });

  it.each(rounds)('the same key fifty times is one payment (round %i)', async () => {
    const maria = await desk.meet('maria');
    const before = await paymentsInTheBook(maria);
    const request = await desk.request(maria);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(maria, request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await paymentsInTheBook(maria)).toBe(before + 1);
  });

  it.each(rounds)('the same key fifty times is one payment for a device (round %i)', async () => {
    const wanda = await desk.meet('wanda');
    const before = await paymentsInTheBook(wanda);
    const request = await requestDevicePayment(desk, wanda);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(wanda, request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await paymentsInTheBook(wanda)).toBe(before + 1);
  });

  it.each(rounds)(
    'four who pay a device in full pay it once, and it and its bill beside each other (round %i)',
    async () => {
      const wanda = await desk.meet('wanda');
      const before = await paymentsInTheBook(wanda);
      const whole = await Promise.all(
        Array.from({ length: 4 }, () => requestDevicePayment(desk, wanda, { amount: 9999 })),
      );
      const billingAccountId = whole[0]?.billingAccountId ?? '';
      const bill = await desk.request(wanda, {
        billingAccountId,
        latestKnownPaymentId: undefined,
        amount: 8800,
      });
      const codes = await outcomes([...whole, bill].map((request) => pay(wanda, request)));
      // The other three come while it is in flight, or when nothing is left to pay.
      const refused = expect.stringMatching(/^(POSSIBLE_DUPLICATE|AMOUNT_OUT_OF_RANGE)$/);
      expect(codes.slice(0, 4).toSorted()).toEqual([refused, refused, refused, 'done']);
      expect(codes[4]).toBe('done');
      expect(await paymentsInTheBook(wanda)).toBe(before + 2);
    },
  );

  it.each(rounds)('the same key with eight amounts pays one of them (round %i)', async () => {
    const maria = await desk.meet('maria');
    const before = await paymentsInTheBook(maria);
    const request = await desk.request(maria);
    const codes = await outcomes(
      Array.from({ length: 8 }, (_, more) => pay(maria, { ...request, amount: 1000 + more })),
    );
    expect(codes.toSorted()).toEqual([...Array(7).fill('IDEMPOTENCY_KEY_REUSED'), 'done'].toSorted());
    expect(await paymentsInTheBook(maria)).toBe(before + 1);
  });

  it.each(rounds)('two people who pay the same bill pay it once (round %i)', async () => {
    const maria = await desk.meet('maria');
    const diego = await desk.meetWith(maria, 'diego');
    const before = await paymentsInTheBook(maria);
    const payers = [maria, diego, maria, diego];
    const requests = await Promise.all(payers.map((payer) => desk.request(payer)));
    const codes = await outcomes(requests.map((request, at) => pay(payers[at] ?? maria, request)));
    expect(codes.toSorted()).toEqual([...Array(3).fill('POSSIBLE_DUPLICATE'), 'done']);
    expect(await paymentsInTheBook(maria)).toBe(before + 1);
  });

  it.each(rounds)('of two amounts at once one is paid, though they are two payments (round %i)', async () => {
    const maria = await desk.meet('maria');
    const before = await paymentsInTheBook(maria);
    const requests = await Promise.all([desk.request(maria), desk.request(maria, { amount: 2500 })]);
    const codes = await outcomes(requests.map((request) => pay(maria, request)));
    expect(codes.toSorted()).toEqual(['POSSIBLE_DUPLICATE', 'done']);
    expect(await paymentsInTheBook(maria)).toBe(before + 1);
  });

  it.each(rounds)('one proof pays once, whoever comes first (round %i)', async () => {
    const maria = await desk.meet('maria');
    const { funding } = await desk.request(maria);
    const amounts = [1500, 1600, 1700, 1800];
    const requests = await Promise.all(amounts.map((amount) => desk.request(maria, { funding, amount })));
    const codes = await outcomes(requests.map((request) => pay(maria, request)));
    expect(codes.toSorted()).toEqual([...Array(3).fill('SECURITY_CODE_NOT_VERIFIED'), 'done'].toSorted());
  });
});

describe('closing at the same time', () => {
  it.each(Array.from({ length: 40 }, (_, round) => round + 1))(
    'a key is paid with or closed, never both (round %i)',
    async (round) => {
      const maria = await desk.meet('maria');
      const before = await paymentsInTheBook(maria);
      const request = await desk.request(maria);
      const send = () => outcomes([pay(maria, request)]);
      const first = round % 2 === 0 ? send() : undefined;
      const closing = close(maria, request);
      const [codes, { state }] = await Promise.all([first ?? send(), closing]);
      const paid = (await paymentsInTheBook(maria)) - before;
      expect([codes[0], state === 'CLOSED', paid]).toEqual(
        state === 'CLOSED' ? ['ATTEMPT_CLOSED', true, 0] : ['done', false, 1],
      );
      expect(await outcomes([pay(maria, request)])).toEqual(codes);
      expect((await close(maria, request)).state).toBe(state === 'CLOSED' ? 'CLOSED' : 'DONE');
    },
  );

  it.each(rounds)('eight times takes the key once, and what comes late is refused (round %i)', async () => {
    const maria = await desk.meet('maria');
    const request = await desk.request(maria);
    const closings = await Promise.all(Array.from({ length: 8 }, () => close(maria, request)));
    expect(new Set(closings.map(({ state }) => state))).toEqual(new Set(['CLOSED']));
    expect(await outcomes([pay(maria, request)])).toEqual(['ATTEMPT_CLOSED']);
  });

  it.each(rounds)('paperless billing is turned on or its key is closed, never both (round %i)', async () => {
    const maria = await desk.meet('maria');
    const request = { idempotencyKey: randomUUID(), billingAccountId: maria.area.id };
    const [codes, { state }] = await Promise.all([
      outcomes([enrollInPaperless(services, maria.caller, request)]),
      close(maria, request),
    ]);
    const { paperless } = await database
      .selectFrom('billingAccount')
      .select('paperless')
      .where('id', '=', maria.area.id)
      .executeTakeFirstOrThrow();
    expect([codes[0], paperless]).toEqual(state === 'CLOSED' ? ['ATTEMPT_CLOSED', false] : ['done', true]);
  });
});

/** Codes with which a payment is refused while another one is in flight. */
const REFUSED_AT_ONCE = ['POSSIBLE_DUPLICATE', 'DATE_NOT_ALLOWED'];

describe('scheduling at the same time', () => {
  it.each(rounds)(
    'BL-CON-002: three at once leave two future-dated payments at most (round %i)',
    async () => {
      const maria = await desk.meet('maria');
      const codes = await scheduleThree(maria);
      const accepted = codes.filter((code) => code === 'done').length;
      expect(codes.filter((code) => !REFUSED_AT_ONCE.includes(code))).toHaveLength(accepted);
      expect(accepted).toBeGreaterThanOrEqual(1);
      expect(await scheduled(maria)).toHaveLength(accepted);
      expect(accepted).toBeLessThanOrEqual(2);
    },
  );

  it.each(rounds)('three at once beside one leave two future-dated payments (round %i)', async () => {
    const ben = await desk.meet('ben');
    expect(await scheduleThree(ben)).toEqual(['DATE_NOT_ALLOWED', 'DATE_NOT_ALLOWED', 'done']);
    expect(await scheduled(ben)).toHaveLength(2);
  });

  it.each(rounds)('two nodes draft a payment once (round %i)', async () => {
    const ben = await desk.meet('ben');
    clock.freeze(new Date(testNow.getTime() + 6 * 86_400_000), ben.caller.session.accountId);
    await Promise.all([runDuePayments(services), runDuePayments(services), runDuePayments(services)]);
    expect(await paymentsInTheBook(ben)).toBe(1);
  });

  it.each(rounds)('a payment is cancelled or drafted, never both (round %i)', async () => {
    const ben = await desk.meet('ben');
    const [payment] = await scheduled(ben);
    clock.freeze(new Date(testNow.getTime() + 6 * 86_400_000), ben.caller.session.accountId);
    const cancel = { idempotencyKey: randomUUID(), paymentId: payment?.id ?? '' };
    const [cancelled] = await Promise.all([
      outcomes([cancelScheduledPayment(database, ben.caller, cancel)]),
      runDuePayments(services),
    ]);
    expect(await paymentsInTheBook(ben)).toBe(cancelled[0] === 'done' ? 0 : 1);
  });
});

describe('deleting a saved method at the same time', () => {
  it.each(rounds)(
    'as a payment is scheduled with it: one of the two is refused (round %i)',
    async (round) => {
      const maria = await desk.meet('maria');
      const request = await desk.request(maria, { paymentDate: '2026-12-20' });
      const [[scheduling], [deleting]] = await inEitherOrder(
        round,
        () => outcomes([pay(maria, request)]),
        () => outcomes([deleteFirst(maria)]),
      );
      expect([scheduling, deleting]).toEqual(
        deleting === 'done' ? ['METHOD_NOT_ELIGIBLE', 'done'] : ['done', 'METHOD_IN_USE'],
      );
      expect(await scheduled(maria)).toHaveLength(deleting === 'done' ? 0 : 1);
    },
  );

  it.each(rounds)(
    'as a payment is made with it: what was accepted is carried out (round %i)',
    async (round) => {
      const maria = await desk.meet('maria');
      const before = await paymentsInTheBook(maria);
      const request = await desk.request(maria);
      const [[paying], [deleting]] = await inEitherOrder(
        round,
        () => outcomes([pay(maria, request)]),
        () => outcomes([deleteFirst(maria)]),
      );
      expect(['done', 'METHOD_NOT_ELIGIBLE']).toContain(paying);
      expect(['done', 'METHOD_IN_USE']).toContain(deleting);
      expect(await paymentsInTheBook(maria)).toBe(before + (paying === 'done' ? 1 : 0));
    },
  );

  it.each(rounds)('as Auto Pay is turned on with it: one of the two is refused (round %i)', async (round) => {
    const maria = await desk.meet('maria');
    const enrolment = {
      idempotencyKey: randomUUID(),
      billingAccountId: maria.area.id,
      savedMethodId: maria.wallet[0]?.id ?? '',
      termsAccepted: true,
    };
    const codes = await inEitherOrder(
      round,
      () => outcomes([enrollInAutoPay(services, maria.caller, enrolment)]),
      () => outcomes([deleteFirst(maria)]),
    );
    expect([
      ['done', 'METHOD_IN_USE'],
      ['METHOD_NOT_ELIGIBLE', 'done'],
    ]).toContainEqual(codes.flat());
  });

  it.each(rounds)('four times does it once, and leaves one default (round %i)', async () => {
    const maria = await desk.meet('maria');
    const codes = await outcomes(Array.from({ length: 4 }, () => deleteFirst(maria)));
    expect(codes.toSorted()).toEqual([...Array(3).fill('NOT_FOUND'), 'done']);
    const wallet = await loadWallet(database, maria.caller.session.accountId);
    expect(wallet.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });
});

describe('everything else at the same time', () => {
  it.each(rounds)('a payment that is resolved while it is carried out ends one way (round %i)', async () => {
    const maria = await desk.meet('maria');
    const before = await paymentsInTheBook(maria);
    const request = await desk.request(maria);
    const resolving: Processor = {
      ...services.processor,
      async charge(order) {
        const [outcome] = await Promise.all([
          services.processor.charge(order),
          resolveLeftInFlight(services, new Date(Date.now() + 1000)),
        ]);
        return outcome;
      },
    };
    const answer = await createPayment({ ...services, processor: resolving }, maria.caller, request);
    const attempt = await readAttempt(database, maria.caller.session.accountId, request.idempotencyKey);
    expect(attempt).toEqual({ state: answer.paymentId === undefined ? 'FAILED' : 'DONE', result: answer });
    expect(await paymentsInTheBook(maria)).toBe(before + (answer.paymentId === undefined ? 0 : 1));
  });

  it.each(rounds)('paperless billing is turned on once (round %i)', async () => {
    const maria = await desk.meet('maria');
    const requests = Array.from({ length: 4 }, () => ({
      idempotencyKey: randomUUID(),
      billingAccountId: maria.area.id,
    }));
    const codes = await outcomes(
      requests.map((request) => enrollInPaperless(services, maria.caller, request)),
    );
    expect(codes.toSorted()).toEqual([...Array(3).fill('ALREADY_ENROLLED'), 'done']);
  });

  it('ten tries of a card are counted however fast they come', async () => {
    const { caller } = await desk.meet('maria');
    const codes = await outcomes(
      Array.from({ length: 25 }, () => countAttempt(database, caller.session.accountId, testNow)),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(10);
  });
});

function pay({ caller }: TestCustomer, request: PaymentRequest): Promise<PaymentResult> {
  return createPayment(services, caller, request);
}

function close({ caller }: TestCustomer, { idempotencyKey }: { idempotencyKey: string }): Promise<Attempt> {
  return closeAttempt(database, caller.customer, idempotencyKey);
}

async function scheduleThree(customer: TestCustomer): Promise<string[]> {
  const days = ['2026-12-20', '2026-12-21', '2026-12-22'];
  const requests = await Promise.all(
    days.map((paymentDate, at) => desk.request(customer, { paymentDate, amount: 1500 + at })),
  );
  return (await outcomes(requests.map((request) => pay(customer, request)))).toSorted();
}

function deleteFirst({ caller, wallet }: TestCustomer): Promise<string> {
  const request = { idempotencyKey: randomUUID(), paymentMethodId: wallet[0]?.id ?? '' };
  return deletePaymentMethod(database, caller, request);
}

function scheduled({ area }: TestCustomer) {
  return loadPayments(database, area.id, { states: ['scheduled'], order: 'next-first', first: 9 });
}

async function paymentsInTheBook({ caller }: TestCustomer): Promise<number> {
  const book = await readLedger(database, caller.session.accountId);
  return book.filter(({ kind }) => kind === 'payment').length;
}
