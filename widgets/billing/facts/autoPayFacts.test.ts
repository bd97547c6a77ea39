import { expect, it } from 'vitest';
import { autoPayFacts, type AutoPayAccount } from './autoPayFacts.ts';

it('BL-APM-003, BL-ENT-036: says how Auto Pay stands, what pays, on which day and when next', () => {
  const method = { type: 'VISA', lastFour: '4242' } as const;
  expect(autoPayFacts(account({ state: 'ON', debitDay: 15, nextDate: '2026-12-15', method }))).toMatchObject({
    'auto-pay.state': 'ON',
    'auto-pay.attention': 'NONE',
    'auto-pay.hasMethod': true,
    'auto-pay.method': 'VISA',
    'auto-pay.lastFour': '4242',
    'auto-pay.services': 'INTERNET_TV',
    'auto-pay.day': 'CHOSEN',
    'auto-pay.debitDay': 15,
    'auto-pay.nextDate': '2026-12-15',
  });
});

it('says nothing of a method that is not told, nor of a day that was not chosen', () => {
  const facts = autoPayFacts(account({ state: 'UNAVAILABLE', blockedBy: 'ROLE' }));
  expect(facts).toMatchObject({
    'auto-pay.blockedBy': 'ROLE',
    'auto-pay.hasMethod': false,
    'auto-pay.day': 'DUE_DATE',
  });
  const absent = ['method', 'lastFour', 'debitDay', 'nextDate'].map((name) => facts[`auto-pay.${name}`]);
  expect(absent).toEqual([undefined, undefined, undefined, undefined]);
});

function account(autoPay: Partial<AutoPayAccount['autoPay']>): AutoPayAccount {
  return {
    id: 'account-1',
    area: 'CORE',
    services: ['INTERNET', 'TV'],
    autoPay: {
      state: 'OFF',
      attention: null,
      blockedBy: null,
      debitDay: null,
      nextDate: null,
      method: null,
      ...autoPay,
    },
  };
}
