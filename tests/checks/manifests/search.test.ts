import { expect, it } from 'vitest';
import { decideHeader } from '../../../engine/core/header/decideHeader.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds, widgetsOfPage } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';

const pages = {
  BILLING: 'billing',
  PAY: 'pay',
  AUTO_PAY: 'auto-pay',
  METHODS: 'payment-methods',
  OUTAGES: 'outage-map',
  VISITS: 'appointment-details',
  EQUIPMENT: 'services',
  ORDERS: 'orders',
  CHANNELS: 'channel-lineup',
  PREFERENCES: 'user-preferences',
  CONTACT: 'contact-us',
  HELP: 'support-category',
};

it.each<[string, Facts, string]>([
  ['visitors', visitor, 'unauthenticated'],
  ['customers', regular, 'extended'],
])('SH-ROUTE-051: the search is a page for %s, with their own header', (_, facts, header) => {
  const evaluator = askerFor(facts);
  expect(resolveNavigation(evaluator, { path: '/search-results', query: '?q=wifi' })).toMatchObject({
    kind: 'show',
    page: 'search-results',
  });
  expect(decideHeader(evaluator, 'search-results')).toBe(header);
});

it('SH-ROUTE-051: looks in what pages are called, what they are for, and what people call them', () => {
  expect(list()?.needs).toEqual(['session.signedIn']);
  expect(list()?.settings).toMatchObject({
    items: 'search-entry',
    search: { fields: ['search-entry.title', 'search-entry.summary', 'search-entry.words'] },
  });
});

it.each(Object.entries(pages))(
  'SH-ROUTE-051: what is found of %s leads to %s, and nowhere else',
  (page, route) => {
    const evaluator = askerFor({ ...regular, 'search-entry.page': page });
    const { actions = [] } = (list()?.settings ?? {}) as { actions?: Action[] };
    const shown = actions.filter(({ when }) => holds(evaluator, when));
    expect(shown.map(({ do: { go } }) => go.route)).toEqual([route]);
    expect(shown.map(({ label }) => say(label, {}, 'es'))).not.toEqual(shown.map(({ label }) => say(label)));
  },
);

it('SH-ROUTE-051: the help leads there, and everything is said in both languages', () => {
  expect(JSON.stringify(widgetsOfPage('support'))).toContain('{"go":{"route":"search-results"}}');
  const [en, es] = [locales['en']?.['search'] ?? {}, locales['es']?.['search'] ?? {}];
  expect(Object.keys(en).filter((key) => en[key] === es[key])).toEqual([]);
  expect(say(site.manifests.record['search-entry']?.empty, {}, 'es')).toBe(
    'No encontramos nada. Pruebe con menos palabras.',
  );
});

interface Action {
  label: string;
  do: { go: { route: string } };
  when?: Parameters<typeof holds>[1];
}

function list() {
  return widgetsOfPage('search-results').find(({ widget }) => widget === 'content/table');
}
