import { describe, expect, it } from 'vitest';
import type { Condition, PlacedWidget } from '../../../engine/core/manifest/index.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

/** Somebody of whom nothing is known but who signed in: what the services say of the account could not be loaded. */
const nothingLoaded: Facts = Object.fromEntries(
  Object.entries(regular).filter(([name]) => !/^(account|billing)\./.test(name)),
);

const mayNotPay: Facts = { 'billing.restriction': 'NONE', 'account.canPayBill': false };

describe('where billing cannot be loaded, nobody is told something of the sign-in', () => {
  const pages = ['payment-methods', 'payment-methods/add', 'scheduled-payments', 'auto-pay/all', 'paperless'];
  it.each(pages)('but that it could not be loaded: %s', (page) => {
    expect(goTo(`/billing/${page}`)).toEqual({
      kind: 'redirect',
      address: '/billing',
      error: 'billing-info-unavailable',
    });
  });

  it.each(['auto-pay/enroll', 'auto-pay/manage', 'bills/core/auto-pay/enroll', 'bills/core/auto-pay/manage'])(
    'BL-APE-016: Auto Pay is said to be unavailable: %s',
    (page) => {
      expect(goTo(`/billing/${page}`)).toEqual({
        kind: 'redirect',
        address: '/billing/auto-pay',
        error: 'auto-pay-unavailable',
      });
      expect(goTo(`/billing/${page}`, { 'billing.status': 'ACTIVE', ...mayNotPay })).toMatchObject({
        address: '/billing',
        error: 'payments-not-managed',
      });
    },
  );

  it('BL-ROL-005: a Standard user is known by the sign-in, and told of it all the same', () => {
    expect(goTo('/billing/payment-methods', { 'session.role': 'Standard' })).toMatchObject({
      address: '/billing',
      error: 'payments-not-managed',
    });
  });
});

it('that a change was not saved, or that nobody knows, can be said without a network: in sentences that every page has', () => {
  const said = ['not-saved', 'not-known-if-saved'].map((id) => site.manifests.error[id]);
  expect(
    said.map((error) => [error?.title, error?.text].map((copy) => [say(copy), say(copy, {}, 'es')])),
  ).toEqual([
    [
      ['That was not saved', 'No se guardó'],
      ['Please try again.', 'Intente de nuevo.'],
    ],
    [
      ["We don't know yet if that was saved", 'Todavía no sabemos si se guardó'],
      ['Check again in a moment.', 'Revise en un momento.'],
    ],
  ]);
  for (const error of said) expect([error?.title, error?.text].join()).toMatch(/^shell:[^,]+,shell:/);
});

it('where one thing does not exist, its error leads on by itself, but for messages: only a sequence is about one, and leads back to them', () => {
  const errors = Object.values(site.manifests.record).flatMap(({ missing }) => missing ?? []);
  const without = errors.filter((error) => site.manifests.error[error]?.actions === undefined);
  expect(without).toEqual(['voicemail-missing']);
  const pages = Object.values(site.manifests.page).map(({ subject }) => subject?.record);
  expect(pages).not.toContain('voicemail');
});

describe('where the account cannot be loaded', () => {
  const sorry = { kind: 'redirect', address: '/account-summary', error: 'service-unavailable' };

  it('BL-DLQ-019, SH-DELINQ-001: nobody is told to pay first', () => {
    expect(goTo('/upgrade')).toEqual(sorry);
    expect(goTo('/upgrade', { 'account.delinquent': true })).toMatchObject({ open: 'delinquency' });
  });

  it('nobody is told not to have a service, nor what it would bring', () => {
    const lines = ['internet', 'tv', 'voice', 'mobile'];
    for (const line of lines) {
      expect(goTo(`/services/${line}`)).toEqual(sorry);
      expect(goTo(`/services/${line}-not-provisioned`)).toMatchObject({ address: `/services/${line}` });
    }
    for (const path of ['/services/voice/phone', '/services/voice/call-guard', '/voice'])
      expect(goTo(path)).toEqual(sorry);
  });

  it('SH-SI-001: nobody is sent to the business site', () => {
    expect(goTo('/selfinstall/contact-to-activate')).toEqual(sorry);
    expect(
      goTo('/selfinstall/contact-to-activate', { 'account.customerType': 'SMALL_BUSINESS' }),
    ).toMatchObject({ kind: 'leave' });
  });

  it('SH-SI-011: whether there is something to set up is not known either: somebody is asked', () => {
    expect(goTo('/selfinstall', regular)).toMatchObject({ address: '/selfinstall/contact-to-continue' });
    const known = { ...regular, 'self-install.eligible': false, 'self-install.checkFailed': false };
    expect(goTo('/selfinstall', known)).toMatchObject({ address: '/selfinstall/nothing-to-set-up' });
  });
});

it('the page of Auto Pay says once that billing could not be loaded: what only some read is left out then', () => {
  const forSome = site.manifests.page['auto-pay']?.body.filter(({ when }) => when) ?? [];
  expect(forSome.map(({ criticality, ifFailed }) => [criticality, ifFailed])).toEqual(
    forSome.map(() => ['optional', undefined]),
  );
  expect(forSome).toHaveLength(3);
});

it('a list that cannot be loaded says so alone: what only hints at its things is left out then', () => {
  const saidTwice = Object.entries(site.manifests.page).flatMap(([id, { body }]) =>
    body
      .filter(({ whileUnknown, criticality }) => whileUnknown === 'hide' && criticality !== 'optional')
      .filter((hint) => body.some((other) => other !== hint && isListOf(other, hint.when)))
      .map(({ widget }) => [id, widget]),
  );
  expect(saidTwice).toEqual([]);
});

it('a list of rows waits for whatever its rows are by, and says when it cannot be loaded: it would lack rows', () => {
  const lacking = Object.entries(site.manifests.page).flatMap(([id, { body }]) => unforeseen(body, [id], []));
  expect(lacking).toEqual([
    // Where billing has moved no service is off because of the bill.
    ['account-summary', 'content/columns', 'content/card', 'billing'],
    // Says so beside it.
    ['billing', 'content/columns', 'content/card', 'account'],
    // The name of the account stays.
    ['user-preferences', 'content/card', 'account'],
  ]);
});

/** Lists of rows, by where they stand, with each source of their rows that nothing there waits for. */
function unforeseen(widgets: readonly PlacedWidget[], above: string[], awaited: string[]): string[][] {
  return widgets.flatMap(({ widget, when, needs = [], settings, slots = {} }) => {
    const known = [...awaited, ...sourcesOf(when), ...needs.map((fact) => fact.split('.')[0] ?? '')];
    const { rows = [] } = (settings ?? {}) as { rows?: { when?: Condition }[] };
    const unknown = new Set(
      rows.flatMap((row) => sourcesOf(row.when)).filter((each) => !known.includes(each)),
    );
    const inside = Object.values(slots).flatMap((list) => unforeseen(list, [...above, widget], known));
    return widget === 'content/summary' ? [...unknown].map((each) => [...above, each]) : inside;
  });
}

/** Whether a widget lists the things that a condition asks about. */
function isListOf(widget: PlacedWidget, condition: Condition | undefined): boolean {
  const records = sourcesOf(condition).flatMap((source) => site.manifests.facts[source]?.items ?? []);
  return records.some((record) => JSON.stringify(widget).includes(`"items":"${record}"`));
}

function sourcesOf(condition: Condition | undefined): string[] {
  return [...site.conditions.slotsOf(condition)].flatMap((slot) => {
    const [source = ''] = site.vocabulary.atoms[slot]?.name.split('.') ?? [];
    return /^(session|viewport|toggle|platform|constant)$/.test(source) ? [] : [source];
  });
}

/** Where an address leads once what is not known was waited for in vain. */
function goTo(path: string, facts: Facts = {}) {
  return resolveNavigation(askerFor({ ...nothingLoaded, ...facts }), { path, query: '' }, true);
}
