import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import {
  cancelAutoPay,
  enrollInAutoPay,
  setAutoPayMethod,
} from '../../../sandbox/provider/auto-pay/index.ts';
import { runDuePayments, type PaymentServices } from '../../../sandbox/provider/payment/index.ts';
import { openPaymentDesk, type TestCustomer } from '../../../sandbox/testing/openPaymentDesk.ts';
import { requireSoundLedger } from '../../../sandbox/testing/requireSoundLedger.ts';
import { testNow } from '../../../sandbox/testing/openSandbox.ts';
import { inEitherOrder, outcomes, rounds } from './race.ts';

const desk = await openPaymentDesk({ url: inject('databaseUrl') });
const { database, services, clock } = desk;
afterAll(() => database.destroy());
afterEach(() => requireSoundLedger(database));

describe('a draft of Auto Pay, and Auto Pay being turned off', () => {
  it.each(rounds)('at once: the bill is drafted or Auto Pay is off, never both (round %i)', async (round) => {
    const priya = await onTheDayOfTheDraft();
    const bank = openSlowBank();
    const { looked, clock: watched } = watchClock(priya);
    const drafting = runDuePayments({ ...bank.services, clock: watched });
    // Every other round turns Auto Pay off while the draft, which locks the account, is being written.
    if (round % 2 === 0) await looked;
    const code = await cancel(priya).finally(bank.answer);
    await drafting;
    await runDuePayments(services);
    expect([code, await draftsOf(priya)]).toEqual(
      code === 'done' ? ['done', []] : ['NOT_ALLOWED', ['successful']],
    );
  });

  it('while the bill is at the bank is refused, and the bill is drafted', async () => {
    const priya = await onTheDayOfTheDraft();
    const bank = openSlowBank();
    const drafting = runDuePayments(bank.services);
    await bank.asked;
    expect([await cancel(priya), await isOn(priya)]).toEqual(['NOT_ALLOWED', true]);
    bank.answer();
    await drafting;
    expect(await draftsOf(priya)).toEqual(['successful']);
  });

  it('once acknowledged leaves nothing to draft, whoever looks for bills that are due', async () => {
    const priya = await onTheDayOfTheDraft();
    expect(await cancel(priya)).toBe('done');
    await Promise.all([runDuePayments(services), runDuePayments(services)]);
    expect([await draftsOf(priya), await isOn(priya)]).toEqual([[], false]);
  });

  it.each(rounds)('and on with another method: the bill is drafted once (round %i)', async (round) => {
    const priya = await onTheDayOfTheDraft();
    await inEitherOrder(
      round,
      async () => {
        if ((await cancel(priya, { replacing: true })) === 'done') await enroll(priya);
      },
      () => runDuePayments(services),
    );
    await runDuePayments(services);
    expect([await draftsOf(priya), await isOn(priya)]).toEqual([['successful'], true]);
  });
});

describe('Auto Pay being turned on and off', () => {
  it.each(rounds)(
    'at once: a bill that it was turned off for is not drafted, whichever came first (round %i)',
    async (round) => {
      const priya = await onTheDayOfTheDraft();
      await cancel(priya, { replacing: true });
      const codes = await inEitherOrder(
        round,
        () => enroll(priya),
        () => cancel(priya),
      );
      expect(codes).toEqual(['done', 'done']);
      await runDuePayments(services);
      expect(await draftsOf(priya)).toEqual([]);
    },
  );

  it.each(rounds)('by four at once turns it on once (round %i)', async () => {
    const priya = await onTheDayOfTheDraft();
    await cancel(priya);
    const codes = await Promise.all(Array.from({ length: 4 }, () => enroll(priya)));
    expect(codes.toSorted()).toEqual([...Array(3).fill('ALREADY_ENROLLED'), 'done']);
  });
});

describe('another method for several services', () => {
  it.each(rounds)('BL-MAS-001: at once with a draft: the bill is drafted once (round %i)', async (round) => {
    const priya = await onTheDayOfTheDraft();
    const codes = await inEitherOrder(
      round,
      () => use(priya),
      () => runDuePayments(services).then(() => 'done'),
    );
    await runDuePayments(services);
    expect([codes, await draftsOf(priya), await isOn(priya)]).toEqual([
      ['done', 'done'],
      ['successful'],
      true,
    ]);
  });

  it.each(rounds)(
    'BL-MAS-006: at once with Auto Pay being turned off: a bill is not drafted that it was off for (round %i)',
    async (round) => {
      const priya = await onTheDayOfTheDraft();
      const codes = await inEitherOrder(
        round,
        () => use(priya),
        () => cancel(priya),
      );
      await runDuePayments(services);
      expect([codes, await draftsOf(priya)]).toEqual([['done', 'done'], []]);
    },
  );

  it.each(rounds)('sent by four at once with one key is done once (round %i)', async () => {
    const priya = await onTheDayOfTheDraft();
    await cancel(priya);
    const idempotencyKey = randomUUID();
    const codes = await Promise.all(Array.from({ length: 4 }, () => use(priya, idempotencyKey)));
    expect([codes, await isOn(priya)]).toEqual([Array(4).fill('done'), true]);
    await cancel(priya);
    expect([await use(priya, idempotencyKey), await isOn(priya)]).toEqual(['done', false]);
  });
});

/** A customer whose bill Auto Pay is due to draft today. */
async function onTheDayOfTheDraft(): Promise<TestCustomer> {
  const priya = await desk.meet('priya');
  clock.freeze(new Date(testNow.getTime() + 9 * 86_400_000), priya.caller.session.accountId);
  return priya;
}

/** A processor that holds a charge until `answer` is called, so that the draft stays in flight. */
function openSlowBank(): { services: PaymentServices; asked: Promise<void>; answer: () => void } {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { processor } = services;
  return {
    services: {
      ...services,
      processor: {
        ...processor,
        async charge(order) {
          asked.resolve();
          await answered.promise;
          return processor.charge(order);
        },
      },
    },
    asked: asked.promise,
    answer: () => answered.resolve(),
  };
}

/** A clock that reports its second reading for an account, which comes right before the draft is written. */
function watchClock({ caller }: TestCustomer): { clock: PaymentServices['clock']; looked: Promise<void> } {
  const again = Promise.withResolvers<void>();
  let looks = 0;
  const now = (accountId?: string): Date => {
    if (accountId === caller.session.accountId) looks += 1;
    if (looks === 2) again.resolve();
    return clock.now(accountId);
  };
  return { clock: { ...clock, now }, looked: again.promise };
}

async function cancel({ caller, area }: TestCustomer, { replacing = false } = {}): Promise<string> {
  const request = { idempotencyKey: randomUUID(), billingAccountId: area.id, replacing };
  const [code = ''] = await outcomes([cancelAutoPay(services, caller, request)]);
  return code;
}

async function enroll({ caller, area, wallet }: TestCustomer): Promise<string> {
  const request = {
    idempotencyKey: randomUUID(),
    billingAccountId: area.id,
    savedMethodId: wallet[0]?.id ?? '',
    termsAccepted: true,
  };
  const [code = ''] = await outcomes([enrollInAutoPay(services, caller, request)]);
  return code;
}

/** Makes Auto Pay use the last of the saved methods. */
async function use({ caller, wallet }: TestCustomer, idempotencyKey: string = randomUUID()): Promise<string> {
  const paymentMethodId = wallet.at(-1)?.id ?? '';
  const request = { idempotencyKey, paymentMethodId, areas: ['CORE' as const], termsAccepted: true };
  const [code = ''] = await outcomes([setAutoPayMethod(services, caller, request)]);
  return code;
}

async function isOn({ area }: TestCustomer): Promise<boolean> {
  const rows = await database
    .selectFrom('autoPay')
    .selectAll()
    .where('billingAccountId', '=', area.id)
    .execute();
  return rows.length === 1;
}

/** The state of each draft. */
async function draftsOf({ area }: TestCustomer): Promise<string[]> {
  const rows = await database
    .selectFrom('payment')
    .select('state')
    .where('billingAccountId', '=', area.id)
    .where('draftOf', 'is not', null)
    .execute();
  return rows.map(({ state }) => state);
}
