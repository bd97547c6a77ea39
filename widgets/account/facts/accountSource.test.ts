import { expect, it } from 'vitest';
import { accountFacts } from './accountSource.ts';

type Account = Parameters<typeof accountFacts>[0];

const account: Account = {
  footprint: 'CHTR',
  customerType: 'RESIDENTIAL',
  suppressedBilling: false,
  delinquent: false,
  accountCanPayBill: true,
  role: 'Primary',
  isHeadOfHousehold: true,
  billedAreas: ['CORE'],
  mobileAutoPayMissing: false,
  autoPayAreas: [],
  type: 'Residential',
  services: [],
  seasonalSuspension: 'NOT_ELIGIBLE',
  suspensionChangesOn: null,
  hasOutage: false,
  appTerms: null,
  cart: [],
  billingPreferences: { billDelivery: 'paper-and-online' },
};

it.each([
  ['TV', 'account.hasTv'],
  ['INTERNET', 'account.hasInternet'],
  ['VOICE', 'account.hasVoice'],
] as const)(
  'SH-ENT-021: %s is had where it is provisioned, and not where it is only listed',
  (type, fact) => {
    const known = (provisioned: boolean) =>
      accountFacts({ ...account, services: [{ type, provisioned, voicemailCount: null }] });
    expect([known(true)[fact], known(false)[fact], accountFacts(account)[fact]]).toEqual([
      true,
      false,
      false,
    ]);
  },
);

it.each<[Account['billedAreas'], boolean]>([
  [['CORE'], false],
  [['CORE', 'MOBILE'], true],
  [['MOBILE'], true],
])('of the bills %j mobile is had: %s', (billedAreas, isHad) => {
  expect(accountFacts({ ...account, billedAreas })['account.hasMobile']).toBe(isHad);
});
