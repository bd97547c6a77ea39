import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { savedMethods } from './savedMethods.ts';
import { scheduledPayments } from './scheduledPayments.ts';

const visa = {
  id: 'm-1',
  type: 'VISA',
  cardKind: 'CREDIT',
  bankAccountKind: null,
  lastFour: '4242',
  expiration: '1225',
  expired: false,
  expiringSoon: false,
  restricted: false,
  isDefault: true,
  usedFor: [],
  quickPay: true,
  autoPayChoices: [],
  deleteBlock: null,
  nextPayment: null,
};

it('BL-ENT-004: a card expires in a month that is written as people do', async () => {
  expect(await methods([visa])).toMatchObject([{ kind: 'CREDIT', expiration: '12/25', state: 'DEFAULT' }]);
});

it.each([
  [{ expired: true, restricted: true }, 'EXPIRED'],
  [{ restricted: true, expiringSoon: true }, 'RESTRICTED'],
  [{ expiringSoon: true }, 'EXPIRING_SOON'],
  [{}, 'DEFAULT'],
  [{ isDefault: false }, 'READY'],
])('BL-ENT-009, BL-ENT-010, BL-ENT-011: of %o customers are told %s', async (flags, state) => {
  expect(await methods([{ ...visa, ...flags }])).toMatchObject([{ state }]);
});

it('what cannot be used comes last, and everything else as the provider has it', async () => {
  const given = [{ expired: true }, {}, { restricted: true }, {}].map((flags, at) => ({
    ...visa,
    id: String(at),
    ...flags,
  }));
  expect((await methods(given)).map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
});

it.each([
  [[], undefined],
  [['MOBILE'], 'MOBILE'],
  [['CORE', 'STREAMING'], 'CORE_STREAMING'],
  [['CORE', 'MOBILE', 'STREAMING'], 'CORE_MOBILE_STREAMING'],
])('BL-WAL-018: it is told that Auto Pay of %o draws on it', async (usedFor, autoPayFor) => {
  expect((await methods([{ ...visa, usedFor }]))[0]).toHaveProperty('autoPayFor', autoPayFor);
});

it('BL-WAL-008: it is told what Auto Pay of each area can do with it', async () => {
  const autoPayChoices = [
    { area: 'CORE', state: 'AVAILABLE' },
    { area: 'MOBILE', state: 'KIND_NOT_ALLOWED' },
  ];
  expect((await methods([{ ...visa, autoPayChoices }]))[0]).toMatchObject({
    coreAutoPay: 'AVAILABLE',
    mobileAutoPay: 'KIND_NOT_ALLOWED',
    streamingAutoPay: undefined,
  });
});

it('BL-ENT-013: a bank account has its own kind, and the payment that draws on it next', async () => {
  const account = {
    ...visa,
    cardKind: null,
    bankAccountKind: 'SAVINGS',
    expiration: null,
    deleteBlock: 'SCHEDULED_PAYMENT',
    nextPayment: { amount: 5000, paymentDate: '2026-12-05' },
  };
  expect(await methods([account])).toMatchObject([
    {
      kind: 'SAVINGS',
      expiration: undefined,
      deleteBlock: 'SCHEDULED_PAYMENT',
      paymentAmount: 5000,
      paymentDate: '2026-12-05',
    },
  ]);
});

it('BL-ENT-045: a scheduled payment has its amount, method and day', async () => {
  const payment = {
    id: 'p-1',
    area: 'CORE',
    amount: 5000,
    paymentDate: '2026-12-05',
    method: { type: 'VISA', lastFour: '4018' },
    state: 'OPEN',
    source: 'YOU',
  };
  const { method: _, ...rest } = payment;
  const services = answering({ scheduledPayments: [payment] });
  expect(await scheduledPayments(call, services)).toEqual([{ ...rest, method: 'VISA', lastFour: '4018' }]);
});

const call = {
  first: undefined,
  input() {
    throw new Error('Nothing is asked with.');
  },
};

function methods(wallet: object[]) {
  return savedMethods(call, answering({ wallet }));
}

function answering(data: object) {
  return fakeServices({ fetch: () => Promise.resolve(Response.json({ data })) });
}
