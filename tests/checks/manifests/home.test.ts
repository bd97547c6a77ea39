import { describe, expect, it } from 'vitest';
import type { Evaluator } from '../../../engine/core/decision/index.ts';
import type { PlacedWidget } from '../../../engine/core/manifest/index.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';

describe('the home page', () => {
  it('says what is most urgent about the bill above it, as the billing page does', () => {
    expect(settingsOf('account-summary', 'shell/banners')).toEqual(settingsOf('billing', 'shell/banners'));
  });

  it.each<[who: string, Facts, words: string, routes: string[]]>([
    ['an outage', {}, 'shell:summary.outage', ['outage-map', 'outage-map', 'outage-map']],
    [
      'a suspended account, outage or not',
      { 'billing.status': 'DISCONNECTED' },
      'shell:summary.suspended',
      ['services-internet', 'services-tv', 'services-voice'],
    ],
  ])('leads from each service to what tells more of its state: %s', (_, facts, words, routes) => {
    const services = ['account.hasInternet', 'account.hasTv', 'account.hasVoice'].map((name) => [name, true]);
    const asker = askerFor({
      ...regular,
      ...Object.fromEntries(services),
      'account.hasOutage': true,
      ...facts,
    });
    const shown = serviceRows(asker);
    expect(shown.map(({ value, action }) => [value, action?.do.go?.route])).toEqual(
      routes.map((route) => [words, route]),
    );
  });

  it.each<Facts>([{ 'account.customerType': 'ENTERPRISE' }, { 'account.suppressedBilling': true }])(
    'BL-RST-001, BL-RST-002: says how the services are and leads to the business site, where the portal knows of no bill: %j',
    (moved) => {
      const withoutBill = Object.entries(regular).filter(([name]) => !name.startsWith('billing.'));
      const running = {
        'account.hasOutage': false,
        'kit.waitingInternet': false,
        'kit.offlineInternet': false,
      };
      const asker = askerFor({
        ...Object.fromEntries(withoutBill),
        'account.hasInternet': true,
        ...running,
        ...moved,
      });
      expect(serviceRows(asker).map(({ value }) => value)).toEqual(['shell:summary.working']);
      const shown = shownWidgets(asker, site.manifests.page['account-summary']?.body ?? []);
      expect(shown.flatMap(({ needs = [] }) => needs).filter((fact) => fact.startsWith('billing.'))).toEqual(
        [],
      );
      expect(shown.find(({ widget }) => widget === 'content/notice')?.settings).toMatchObject({
        controls: [{ label: 'billing:moved.action', do: { go: { external: 'business-site' } } }],
      });
    },
  );
});

it.each([
  [true, ['services-internet', 'services-tv', 'services-voice', 'services-mobile']],
  [false, []],
])('SH-ROUTE-040: the services lead to their pages where there are such: %s', (on, routes) => {
  const has = ['Internet', 'Tv', 'Voice', 'Mobile'].map((line) => [`account.has${line}`, true]);
  const asker = askerFor({
    ...regular,
    ...Object.fromEntries(has),
    'billing.status': 'DISCONNECTED',
    'toggle:services-page': on,
  });
  const actions = serviceRows(asker).flatMap(({ action }) =>
    action && holds(asker, action.when) ? action : [],
  );
  expect(actions.flatMap(({ do: { go } }) => go?.route ?? [])).toEqual(routes);
});

it('nothing in a page waits for how wide the window is, which nobody knows where its first screen is drawn (decision 24)', () => {
  const asking = Object.keys(site.manifests.page).filter((page) =>
    widgetsOfPage(page).some(({ when }) =>
      site.conditions.slotsOf(when).some((slot) => site.vocabulary.atoms[slot]?.name.startsWith('viewport.')),
    ),
  );
  expect(asking).toEqual([]);
});

describe('a statement that need not be paid', () => {
  const due: Facts = {
    ...regular,
    'statement.isCurrent': true,
    'statement.area': 'CORE',
    'statement.state': 'DUE',
    'billing.area': 'CORE',
    'billing.autoPayScheduled': false,
    'billing.amountDue': 8410,
    'billing.leftToPay': 8410,
    'billing.onItsWay': 'none',
    'billing.dueDate': '2026-12-10',
  };
  it.each<[what: string, Facts, state: string]>([
    ['nothing is on its way', {}, 'due'],
    ['Auto Pay pays it', { 'billing.autoPayScheduled': true }, 'covered'],
    ['of another bill', { 'billing.autoPayScheduled': true, 'statement.area': 'MOBILE' }, 'due'],
    ['a payment covers it', { 'billing.leftToPay': 0, 'billing.onItsWay': 'pending' }, 'covered'],
    [
      'a payment comes after the due date',
      { 'billing.leftToPay': 0, 'billing.onItsWay': 'scheduled', 'billing.scheduledDate': '2026-12-11' },
      'due',
    ],
  ])('says so: %s', (_, facts, id) => {
    for (const page of ['statements', 'statement']) {
      const { states } = settingsOf(page, 'billing/status-card') as unknown as StatusCard;
      const asker = askerFor({ ...due, ...facts });
      expect([page, states.find(({ when }) => holds(asker, when))?.id]).toEqual([page, id]);
    }
  });
});

function settingsOf(page: string, name: string): object {
  const placed = widgetsOfPage(page).find(({ widget }) => widget === name);
  if (!placed?.settings) throw new Error(`The page "${page}" has no ${name}.`);
  return placed.settings;
}

interface Row {
  label?: string;
  value?: string;
  when?: PlacedWidget['when'];
  action?: { when?: PlacedWidget['when']; do: { go?: { route: string } } };
}

/** What home says of the services, to one customer. */
function serviceRows(asker: Evaluator): Row[] {
  return shownWidgets(asker, site.manifests.page['account-summary']?.body ?? [])
    .filter(({ widget }) => widget === 'content/summary')
    .flatMap(({ settings }) => (settings as unknown as { rows: Row[] }).rows)
    .filter(({ when }) => holds(asker, when));
}

interface StatusCard {
  states: { id: string; when?: PlacedWidget['when'] }[];
}
