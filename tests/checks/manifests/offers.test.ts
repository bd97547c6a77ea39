import { describe, expect, it } from 'vitest';
import { decideHeader } from '../../../engine/core/header/decideHeader.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, shownWidgets } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

it.each([
  ['SH-ROUTE-020', '/change', 'change', 'Change your plan', 'Cambie su plan'],
  ['SH-ROUTE-021', '/deals', 'deals', 'Deals', 'Ofertas'],
  ['SH-ROUTE-025', '/customer-deals', 'customer-deals', 'Deals for you', 'Ofertas para usted'],
  ['SH-ROUTE-022', '/manage', 'manage', 'Manage your services', 'Administrar sus servicios'],
])('%s: %s is for whoever is signed in', (_, path, page, en, es) => {
  expect(resolveNavigation(askerFor(regular), { path, query: '' })).toMatchObject({ kind: 'show', page });
  expect(resolveNavigation(askerFor(visitor), { path, query: '' })).toMatchObject({
    address: `/login?${new URLSearchParams({ returnTo: path }).toString()}`,
  });
  const { title } = site.manifests.page[page] ?? {};
  expect([say(title), say(title, {}, 'es')]).toEqual([en, es]);
});

describe('the offers', () => {
  it.each([
    ['SH-ROUTE-015', 'buy', { 'offer.kind': 'ADD' }, { 'offer.kind': 'UPGRADE' }],
    ['SH-ROUTE-019', 'upgrade', { 'offer.kind': 'UPGRADE' }, { 'offer.kind': 'DOWNGRADE' }],
    ['SH-ROUTE-020', 'change', { 'offer.kind': 'DOWNGRADE' }, { 'offer.kind': 'ADD' }],
    ['SH-ROUTE-021', 'deals', { 'offer.deal': 'EVERYBODY' }, { 'offer.deal': 'CUSTOMERS' }],
    ['SH-ROUTE-025', 'customer-deals', { 'offer.deal': 'CUSTOMERS' }, { 'offer.deal': 'EVERYBODY' }],
  ])(
    '%s: the page %s shows those of which %j holds, and not those of which %j does',
    (_, page, its, others) => {
      const { where } = listOf(page);
      expect(holds(askerFor({ ...regular, ...its }), where)).toBe(true);
      expect(holds(askerFor({ ...regular, ...others }), where)).toBe(false);
    },
  );

  it('say what they cost, what after a promotion, and by which order they are ordered already', () => {
    const { lines } = listOf('deals');
    const facts = { 'offer.regularPrice': 8999, 'offer.months': 12, 'offer.order': '97182' };
    expect(lines).toContain('offer.price');
    const texts = lines.flatMap((line) => (typeof line === 'string' ? [] : [say(line.text, facts)]));
    expect(texts).toEqual(['$89.99 after 12 months', 'Order 97182, under way']);
  });

  it.each([
    [1, '$89.99 after 1 month', '$89.99 tras 1 mes'],
    [12, '$89.99 after 12 months', '$89.99 tras 12 meses'],
  ])('say when a promotion of %i months ends in the words for that number', (months, en, es) => {
    const facts = { 'offer.regularPrice': 8999, 'offer.months': months };
    const { lines } = listOf('deals');
    const [after] = lines.flatMap((line) => (typeof line === 'string' ? [] : [line.text]));
    expect([say(after, facts), say(after, facts, 'es')]).toEqual([en, es]);
  });

  it.each(['buy', 'change', 'deals', 'customer-deals'])(
    'whoever has something past due is told so on the page %s, in the place of offers',
    (page) => {
      expect(listsOf(page, { 'account.delinquent': true })).toEqual([]);
      expect(textOf(page, { 'account.delinquent': true })).toContain('offers:pastDue');
      expect(routesOf(page, { 'account.delinquent': true })).not.toContain('contact-us');
      expect(textOf(page, {})).not.toContain('offers:pastDue');
    },
  );

  it.each([
    ['buy', 'Services for businesses are on our business site.'],
    ['services-voice', 'Phone services for businesses are on our business site.'],
  ])(
    'SH-SI-001: on the page %s a small business reads where its own are, and nobody else does',
    (page, en) => {
      const read = (customerType: string) =>
        shown(page, { 'account.customerType': customerType }).find(
          ({ widget, settings }) =>
            widget === 'content/notice' && JSON.stringify(settings).includes('"business-site"'),
        );
      const { text } = (read('SMALL_BUSINESS')?.settings ?? {}) as { text?: string };
      expect(say(text)).toContain(en);
      expect(say(text, {}, 'es')).toContain('para empresas están en nuestro sitio para empresas.');
      expect(read('RESIDENTIAL')).toBeUndefined();
    },
  );

  it.each(['buy', 'upgrade', 'change', 'deals', 'customer-deals'])(
    'the page %s leads privileged people to ordering, and tells others who may',
    (page) => {
      for (const [role, may] of [
        ['Primary', true],
        ['Admin', true],
        ['Standard', false],
        ['Child', false],
      ] as const) {
        const known = { 'session.role': role };
        expect(routesOf(page, known).includes('contact-us')).toBe(may);
        expect(textOf(page, known).includes('services:add.notAllowed')).toBe(!may);
      }
    },
  );

  it('a pause for the season is offered with what can be managed, to whom it is', () => {
    expect(textOf('manage', { 'account.suspend': 'ELIGIBLE' })).toContain('season:eligible.text');
    expect(textOf('manage', {})).not.toContain('season:eligible.text');
    expect(routesOf('manage', {})).toEqual([
      'change',
      'myplan',
      'orders',
      'subscriptions',
      'manage-tv-streaming',
    ]);
  });

  it('SH-ROUTE-009: the plan leads to upgrading and changing it, and the upgrade and the site map to the rest', () => {
    expect(routesOf('myplan', {})).toEqual(expect.arrayContaining(['upgrade', 'change']));
    expect(routesOf('sitemap', {})).toEqual(
      expect.arrayContaining(['manage', 'upgrade', 'buy', 'deals', 'customer-deals']),
    );
  });

  it('SH-HEAD-005: deals have the header of a store, from which the plan is one press away', () => {
    for (const route of ['deals', 'customer-deals'])
      expect(decideHeader(askerFor(regular), route)).toBe('storefront');
    expect(JSON.stringify(site.manifests.header['storefront']?.end)).toContain('"route":"myplan"');
  });
});

it.each([
  ['SH-CALL-003', 'offersV2', '/api/pub/buyflow/v2/packageandoffers'],
  ['SH-CALL-004', 'offersV3', '/api/pub/buyflow/v3/packageandoffers'],
])('%s: the endpoint %s is %s', (_, name, path) => {
  expect(site.manifest.endpoints[name]).toBe(path);
});

it('SH-ROUTE-041: moving has a page for whoever is signed in, while its toggle is on, to which managing leads', () => {
  const move = { path: '/move', query: '' };
  const on = { 'toggle:move': true };
  const off = { 'toggle:move': false };
  expect(resolveNavigation(askerFor({ ...regular, ...on }), move)).toMatchObject({ page: 'move' });
  expect(resolveNavigation(askerFor({ ...regular, ...off }), move)).toEqual({
    kind: 'redirect',
    address: '/not-found',
  });
  expect(resolveNavigation(askerFor({ ...visitor, ...on }), move)).toMatchObject({
    address: '/login?returnTo=%2Fmove',
  });
  expect([routesOf('manage', on).includes('move'), routesOf('manage', off).includes('move')]).toEqual([
    true,
    false,
  ]);
  expect([say('offers:move.title'), say('offers:move.title', {}, 'es')]).toEqual(['Moving?', '¿Se muda?']);
});

type Copy = Parameters<typeof say>[0];

function shown(page: string, facts: Facts) {
  return shownWidgets(askerFor({ ...regular, ...facts }), site.manifests.page[page]?.body ?? []);
}

function listsOf(page: string, facts: Facts) {
  return shown(page, facts).filter(({ widget }) => widget === 'content/list');
}

/** The settings of the single list of offers on a page. */
function listOf(page: string) {
  const [list, ...others] = listsOf(page, {});
  if (list === undefined || others.length > 0) throw new Error(`${page} has not one list.`);
  return list.settings as {
    where: Parameters<typeof holds>[1];
    lines: (string | { field: string; text: Copy })[];
  };
}

function textOf(page: string, facts: Facts): string {
  return JSON.stringify(shown(page, facts).map(({ settings }) => settings));
}

/** The routes to which the controls of a page lead this person. */
function routesOf(page: string, facts: Facts): (string | undefined)[] {
  const evaluator = askerFor({ ...regular, ...facts });
  return shown(page, facts)
    .flatMap(({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [])
    .filter(({ when }) => holds(evaluator, when))
    .map(({ do: action }) => action.go?.route);
}

interface Control {
  do: { go?: { route: string } };
  when?: Parameters<typeof holds>[1];
}
