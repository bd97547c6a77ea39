import { describe, expect, it } from 'vitest';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

it.each([
  ['SH-ROUTE-018', '/myplan', 'myplan', 'Your plan', 'Su plan'],
  ['SH-ROUTE-079', '/myplan/plan-details', 'plan-details', 'Plan details', 'Detalles del plan'],
  ['SH-ROUTE-026', '/subscriptions', 'subscriptions', 'Your subscriptions', 'Sus suscripciones'],
])('%s: %s is for whoever is signed in, in whichever role', (_, path, page, en, es) => {
  for (const role of ['Primary', 'Admin', 'Standard', 'Child'])
    expect(at(path, { ...regular, 'session.role': role })).toMatchObject({ kind: 'show', page });
  expect(at(path, visitor)).toMatchObject({
    address: `/login?${new URLSearchParams({ returnTo: path }).toString()}`,
  });
  const { title } = site.manifests.page[page] ?? {};
  expect([say(title), say(title, {}, 'es')]).toEqual([en, es]);
  expect(marked(page, regular)).toEqual(['plan']);
  expect(marked(page, { ...regular, 'viewport.width': 390 })).toEqual(['services']);
});

describe('the plan', () => {
  it('SH-ROUTE-018: says what is paid for what, line by line, until when a promotion holds, and what it comes to', () => {
    const table = widgetsOfPage('myplan').find(({ widget }) => widget === 'content/table');
    expect(table?.settings).toMatchObject({
      items: 'package',
      columns: [
        'package.name',
        'package.description1',
        { field: 'package.promotionEndsOn', text: { key: 'plan:until' } },
        'package.price',
      ],
      group: { by: 'package.line' },
      total: { field: 'package.price' },
    });
    const promotion = { 'package.promotionEndsOn': '2027-01-12', 'package.regularPrice': 6999 };
    const until = {
      key: 'plan:until',
      with: { date: 'package.promotionEndsOn', regular: 'package.regularPrice' },
    };
    expect(say(until, promotion)).toBe('until 01/12/27, then $69.99');
  });

  it('SH-ENT-024: what a product is called, and how it is told apart from an add-on', () => {
    expect(site.manifests.record['package']?.fields['line']).toMatchObject({
      values: ['INTERNET', 'TV', 'VOICE'],
    });
    expect([say('services:lines.VOICE'), say('services:lines.VOICE', {}, 'es')]).toEqual([
      'Home phone',
      'Teléfono residencial',
    ]);
    expect([say('plan:kinds.ADD_ON'), say('plan:kinds.ADD_ON', {}, 'es')]).toEqual([
      'Add-on',
      'Los complementos',
    ]);
  });

  it('leads privileged people to the upgrade, and tells others who may change services', () => {
    for (const role of ['Primary', 'Admin']) expect(offered({ 'session.role': role })).toEqual([true, false]);
    for (const role of ['Standard', 'Child'])
      expect(offered({ 'session.role': role })).toEqual([false, true]);
  });

  it('SH-ROUTE-079: each product has a card of its own in the details, to which the plan leads', () => {
    expect(controls('myplan', regular)).toContain('plan-details');
    expect(widgetsOfPage('plan-details').find(({ widget }) => widget === 'content/each')?.settings).toEqual({
      items: 'package',
    });
    const detail = widgetsOfPage('plan-details').find(({ widget }) => widget === 'content/detail');
    expect(detail?.settings).toMatchObject({
      lines: expect.arrayContaining([
        'package.description1',
        'package.description2',
        'package.download',
      ]) as string[],
    });
  });

  it('says that nothing is known of it, which is not that there is none', () => {
    const { empty, failed = '' } = site.manifests.record['package'] ?? {};
    expect(say(empty)).toBe('Your plan will appear here once it starts.');
    expect(say(site.manifests.error[failed]?.title)).toBe("We can't show your plan now");
  });
});

it.each([
  ['NEEDS_ACTIVATION', 'Not activated yet', 'Sin activar'],
  ['ACTIVE', 'Active', 'Activa'],
  ['TRIAL', 'Trial', 'Prueba'],
  ['ENDING', 'Ending', 'Por terminar'],
  ['ENDED', 'Ended', 'Terminada'],
])('SH-ROUTE-026: a subscription that is %s is “%s”, and in Spanish “%s”', (state, en, es) => {
  const table = widgetsOfPage('subscriptions').find(({ widget }) => widget === 'content/table');
  expect(table?.settings).toMatchObject({
    items: 'subscription',
    columns: expect.arrayContaining(['subscription.state', 'subscription.price']) as string[],
  });
  const key = `subscriptions:states.${state}`;
  expect([say(key), say(key, {}, 'es')]).toEqual([en, es]);
});

it('SH-CALL-006: the plan is asked of the entitlement service', () => {
  expect(site.manifest.endpoints['entitlement']).toBe('/api/pub/entitlement/v1/package');
  expect(site.manifests.record['package']?.many?.from).toBe('account/plan');
});

function at(path: string, facts: Facts) {
  return resolveNavigation(askerFor(facts), { path, query: '' });
}

function marked(route: string, facts: Facts): string[] {
  return decideNavigation(askerFor(facts), 'main', route)
    .filter(({ current }) => current)
    .map(({ item }) => item.id);
}

/** The routes to which the controls of a page lead this person. */
function controls(page: string, facts: Facts): (string | undefined)[] {
  const evaluator = askerFor(facts);
  return shownWidgets(evaluator, site.manifests.page[page]?.body ?? [])
    .flatMap(({ settings }) => (settings as { controls?: Control[] } | undefined)?.controls ?? [])
    .filter(({ when }) => holds(evaluator, when))
    .map(({ do: action }) => action.go?.route);
}

interface Control {
  do: { go?: { route: string } };
  when?: Parameters<typeof holds>[1];
}

/** Whether the plan leads to the upgrade, and whether it says that others may. */
function offered(facts: Facts): [boolean, boolean] {
  const known = { ...regular, ...facts };
  const shown = shownWidgets(askerFor(known), site.manifests.page['myplan']?.body ?? []);
  return [
    controls('myplan', known).includes('upgrade'),
    JSON.stringify(shown).includes('services:add.notAllowed'),
  ];
}
