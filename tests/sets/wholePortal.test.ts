import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../engine/core/navigation/index.ts';
import { createEvaluator, type Evaluator } from '../../engine/core/decision/index.ts';
import { decideDialog } from '../../engine/core/dialog/decideDialog.ts';
import { assignmentOf, type AtomValue } from '../../engine/core/fact/index.ts';
import { decideFlow } from '../../engine/core/flow/decideFlow.ts';
import { decideHeader } from '../../engine/core/header/decideHeader.ts';
import { formatProblem, loadPortal } from '../../engine/verify/index.ts';
import { openSite } from '../../engine/core/site/index.ts';
import { decideSpinner } from '../../engine/core/spinner/decideSpinner.ts';
import { namesInCode } from '../../scripts/portal/namesInCode.ts';
import { currentProject } from '../../scripts/portal/project.ts';
import { readPortal } from '../../scripts/portal/readPortal.ts';

/*
 * The ids of requirement rows stand here without their first part: the pages of this set are not built, so that nothing is
 * shown to a customer yet, and `npm run requirements` must not count it.
 */

const folder = 'tests/sets/whole-portal';
const loaded = loadPortal(await readPortal(currentProject(), folder));
const site = openSite(loaded.manifests, { environment: 'PROD' });

const sequences = [
  'one-time-payment',
  'quick-pay',
  'auto-pay-enroll',
  'auto-pay-manage',
  'auto-pay-cancel',
  'auto-pay-date',
  'add-method',
  'edit-method',
  'delete-method',
  'method-service',
  'cancel-scheduled',
  'paperless',
];

type Known = Readonly<Record<string, AtomValue>>;
function evaluator(known: Known): Evaluator {
  return createEvaluator(site, assignmentOf(site.vocabulary, known));
}

function visitor(known: Known = {}): Known {
  return { ...off, 'session.signedIn': false, ...known };
}

function customer(known: Known = {}): Known {
  return {
    ...off,
    'session.signedIn': true,
    'session.restricted': false,
    'account.customerType': 'RESIDENTIAL',
    'account.suppressedBilling': false,
    'account.mobileAutoPayMissing': false,
    'platform.kind': 'web',
    'platform.speedTestMode': false,
    ...known,
  };
}

const off = Object.fromEntries(Object.keys(site.manifests.toggle).map((id) => [`toggle:${id}`, false]));

const payer = {
  'account.canPayBill': true,
  'billing.canPay': true,
  'session.role': 'Primary',
  'session.roleKind': 'Primary',
  'billing.billPayAvailable': true,
  'billing.restriction': 'NONE',
  'billing.owes': true,
};

function toWords(arrival: ReturnType<typeof resolveNavigation>): string {
  if (arrival.kind === 'show') return arrival.route;
  if (arrival.kind === 'redirect')
    return arrival.address + (arrival.open === undefined ? '' : ` opens ${arrival.open}`);
  return arrival.kind === 'leave' ? arrival.url : arrival.kind;
}

it('the whole portal has no problem', () => {
  expect(loaded.problems.map(formatProblem)).toEqual([]);
});

it('what the portal ships by now, and what nobody asks, is taken out of the whole portal', async () => {
  const project = currentProject();
  const { packs, ...sources } = await readPortal(project, folder);
  const { problems } = loadPortal({ ...sources, packs: { ...packs, named: namesInCode(project) } });
  const own = problems.filter(({ place: { file } }) =>
    ['', 'portal', 'changes'].some((part) => existsSync(join(project.root, folder, part, file))),
  );
  expect(own.map(formatProblem)).toEqual([]);
});

describe('an address of the whole portal', () => {
  it.each<[rows: string, address: string, known: Known, leadsTo: string]>([
    ['ROUTE-043', '/billing-stub', customer(), 'not-found'],
    [
      'DELINQ-001',
      '/upgrade',
      customer({ 'account.delinquent': true }),
      '/account-summary opens delinquency',
    ],
    ['QPY-002', '/billing/quick-pay', customer({ ...payer, 'quick-method.usable': false }), '/billing/pay'],
    ['QPY-001', '/billing/quick-pay', customer({ ...payer, 'quick-method.usable': true }), 'quick-pay'],
  ])('%s: %s', (_, address, known, leadsTo) => {
    const url = new URL(address, 'https://portal.example');
    const arrival = resolveNavigation(evaluator(known), { path: url.pathname, query: url.search }, true);
    expect(toWords(arrival)).toBe(leadsTo);
  });
});

describe('what surrounds a page of the whole portal', () => {
  it.each<[rows: string, route: string, known: Known, header: string]>([
    ['HEAD-002', 'account-summary', customer(), 'extended'],
    ['HEAD-003', 'support', visitor(), 'support'],
    ['HEAD-007', 'account-summary', customer({ 'account.mobileAutoPayMissing': true }), 'missing-auto-pay'],
    ['HEAD-008', 'buy', customer({ 'account.cartForMobile': false }), 'buyflow'],
    ['HEAD-009', 'buy', customer({ 'account.cartForMobile': true }), 'mobile-buyflow'],
  ])('%s: the header of %s', (_, route, known, header) => {
    expect(decideHeader(evaluator(known), route)).toBe(header);
  });

  it.each<[rows: string, route: string, coBrowsing: boolean, flow: string]>([
    ['NAV-012', 'account-summary', true, 'FULL_WIDTH_HEADER_ONLY'],
    ['NAV-012', 'buy', true, 'FULL_WIDTH_HEADER_ONLY'],
    ['NAV-014', 'checkout', true, 'FOCUSED'],
    ['LAYOUT-020', 'buy', false, 'NESTEDBUY'],
  ])('%s: the flow of %s, co-browsing %s', (_, route, coBrowsing, flow) => {
    expect(decideFlow(evaluator({ 'co-browsing.live': coBrowsing }), route)?.flow.name).toBe(flow);
  });

  it.each([
    ['contact-us', 'leave'],
    ['support', 'leave'],
    ['buy', 'leave'],
    ['disclaimers', 'leave'],
    ['security-suite', 'leave'],
    ['security-suite-new-device', 'clear'],
  ])('SECT-001..018: at the end of the way to %s the shell does to its spinner: %s', (route, expected) => {
    expect(decideSpinner(site, 'end', route)).toBe(expected);
  });
});

describe('over a page of the whole portal', () => {
  it.each<[rows: string, known: Known, dialog: string | undefined, closable?: boolean]>([
    ['LAYOUT-007', { 'platform.kind': 'native-ios', 'toggle:force-upgrade': true }, 'force-upgrade', false],
    [
      'LAYOUT-018',
      { 'platform.kind': 'native-ios', 'account.appTerms': 'disagree' },
      'terms-of-the-app',
      false,
    ],
    ['LAYOUT-019', { 'platform.kind': 'web', 'account.appTerms': 'disagree' }, undefined],
  ])('%s: the dialog that shows', (_, known, dialog, closable) => {
    const shown = decideDialog(evaluator({ 'platform.kind': 'web', ...known }), {
      isOpened: () => false,
      isDismissed: () => false,
    });
    expect([shown?.id, shown?.closable]).toEqual([dialog, closable]);
  });
});

it.each<[rows: string, kinds: readonly string[], privileged: boolean]>([
  ['ROL-007, ROL-008, ROL-011, ROLE-010..012', ['Primary', 'Admin', 'other'], true],
  ['ROL-009, ROL-010, ROL-011, ROLE-008, ROLE-009, ROLE-012', ['Standard', 'Child', 'none'], false],
])('%s: the roles %j are privileged: %s', (_, kinds, privileged) => {
  const location = { kind: 'condition', id: 'privileged', pointer: '/when', subject: '' } as const;
  for (const kind of kinds)
    expect(evaluator({ 'session.roleKind': kind }).evaluate({ condition: 'privileged' }, location)).toBe(
      privileged,
    );
});

it('every billing sequence of the specification is there, with the steps that it names', () => {
  const { sequence } = site.manifests;
  expect(Object.keys(sequence)).toEqual(expect.arrayContaining(sequences));
  // BL-APE-002, BL-APM-022
  expect(sequence['auto-pay-enroll']?.order).toEqual(['amount-due', 'method', 'review']);
  expect(sequence['auto-pay-manage']?.order).toEqual(['summary', 'method', 'review']);
});
