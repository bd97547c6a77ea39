import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from './realSite.ts';

it.each<[string, string, unknown, string]>([
  ['BL-CON-001', 'minimumOneTimePayment', 100, 'cents'],
  ['BL-CON-002', 'maximumFuturePayments', 2, 'count'],
  ['BL-CON-003', 'autoPayDiscount', 500, 'cents'],
  ['BL-CON-004', 'maximumCardExpiryYears', 20, 'years'],
  ['BL-CON-005', 'securityCodeLength', 3, 'digits'],
  ['BL-CON-005', 'amexSecurityCodeLength', 4, 'digits'],
  ['BL-CON-006', 'zipLength', 5, 'digits'],
  ['BL-CON-007', 'paymentReflectsHours', 24, 'hours'],
  ['BL-CON-008', 'statementDelayAtLeast', 24, 'hours'],
  ['BL-CON-008', 'statementDelayAtMost', 48, 'hours'],
  ['BL-CON-014', 'delinquencyCodes', [30, 43, 50, 76], 'code'],
  ['BL-CON-009', 'mobileRestorationFrom', 1, 'hours'],
  ['BL-CON-009', 'mobileRestorationTo', 2, 'hours'],
  ['BL-CON-015', 'fallbackMaximumPayment', 1_000_000, 'cents'],
  ['BL-CON-016', 'fallbackCutOffTime', '20:00', 'time'],
  ['BL-CON-017', 'fallbackFutureDays', 90, 'days'],
  ['SH-CONST-005', 'appVersion', '13.22.0', 'text'],
  [
    'SH-CONST-008, SH-CONST-009, SH-CONST-010, SH-CONST-011, SH-CONST-012, SH-CONST-013, SH-CONST-014',
    'breakpoints',
    [1280, 960, 840, 600, 480, 320, 0],
    'pixels',
  ],
  ['SH-CONST-030', 'chunkTimeout', 120_000, 'milliseconds'],
  ['SH-CONST-024', 'userConfigWait', 4000, 'milliseconds'],
  ['SH-CONST-017', 'sideMenuWidth', 250, 'pixels'],
])('%s: the constant %s is %j %s', (_, name, value, unit) => {
  expect(site.manifests.constants['constants']?.constants[name]).toMatchObject({ value, unit });
});

it('SH-CONST-015: what is mobile ends at 1090 px, for conditions and for the style sheet of the menu', () => {
  const width = site.manifests.facts['viewport']?.facts['width'];
  expect(width).toMatchObject({ thresholds: { aboveMobile: 1091 } });
  const frame = 'widgets/kit/layout/app-frame/AppFrame.module.css';
  expect(readFileSync(join(import.meta.dirname, '../../..', frame), 'utf8')).toContain(
    '@media screen and (width > 1090px)',
  );
});

it('BL-CON-002: scheduling ends at the number of payments that the constant says', () => {
  const limit = site.manifests.constants['constants']?.constants['maximumFuturePayments']?.value;
  const slot = site.vocabulary.slotOf('billing.futurePayments') ?? -1;
  expect(site.vocabulary.atoms[slot]?.domain).toMatchObject({ thresholds: { one: 1, limit } });
});

it.each([
  ['BL-CON-011', 'one-time-payment', ['amount', 'method', 'date', 'review']],
  ['BL-CON-012', 'auto-pay-enroll', ['amount-due', 'method', 'review']],
  ['BL-CON-013', 'auto-pay-manage', ['summary', 'method', 'review']],
])('%s: the sequence %s has these steps: %j', (_, id, steps) => {
  expect(site.manifests.sequence[id]?.order).toEqual(steps);
});

it('BL-CON-011: signing in to the bank is a fifth step of the payment', () => {
  expect(site.manifests.sequence['one-time-payment']?.variants?.map(({ order }) => order)).toEqual([
    ['amount', 'method', 'bank-sign-in', 'date', 'review'],
  ]);
});

it.each([
  ['BL-CAL-011, SH-CALL-010', 'graph', '/selfservice/graph'],
  ['BL-CAL-008, SH-CALL-009', 'tokenisation', '/api/pub/pci/v1/payments'],
  ['BL-CAL-012', 'graphAuxiliary', '/selfservice/graphauxiliary'],
  ['BL-CAL-013', 'webmailGraph', '/webmail/graphql'],
  ['BL-CAL-014', 'voiceConsoleGraph', '/selfservice/vox-con/graphql'],
  ['BL-CAL-015', 'deepLinkGraph', '/selfservice/graphdlink'],
  ['BL-CAL-010, SH-CALL-007', 'paymentService', '/pci/cps/v1'],
])('%s: the endpoint %s is %s', (_, name, path) => {
  expect(site.manifest.endpoints[name]).toBe(path);
});

it('SH-SESS-014, SH-SESS-016: going back or forward extends the session', () => {
  expect(site.manifest.session.extendOn).toEqual(['back-and-forward']);
});

it('SH-CALL-036: people sign in from either app as a client of its own, and as that of the web elsewhere', () => {
  expect(site.manifest.session.client).toEqual({
    parameter: 'platform',
    fact: 'platform.kind',
    values: { 'native-ios': 'ios', 'native-android': 'android' },
  });
});
