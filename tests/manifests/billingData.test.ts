import { describe, expect, it } from 'vitest';
import { autoPayFacts, type AutoPayAccount } from '../../widgets/billing/facts/autoPayFacts.ts';
import { widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

/** What the specification calls the entities of billing, as far as the portal knows them. */
describe('the account', () => {
  it('BL-ENT-041, SH-ENT-001, SH-ENT-015: has one of four footprints, and a visitor has none', () => {
    expect(factOf('account', 'footprint')).toMatchObject({
      type: 'enum',
      values: ['BHN', 'TWC', 'CHTR', 'BH', 'none'],
    });
    expect(site.manifests.facts['account']?.otherwise).toMatchObject({ footprint: 'none' });
  });

  it.each([
    ['BL-ENT-032', 'account', 'delinquent', 'boolean'],
    ['BL-ENT-033', 'billing', 'pastDue', 'money'],
  ])('%s: says %s.%s, a %s', (_, group, name, type) => {
    expect(factOf(group, name)).toMatchObject({ type });
  });

  it('BL-ENT-044: lets nobody with the role Standard pay, and nobody with the role Child', () => {
    const roles = Object.groupBy(Object.values(site.manifests.persona), ({ facts }) =>
      String(facts['session.role']),
    );
    for (const role of ['Standard', 'Child']) {
      expect(roles[role]?.map(({ facts }) => facts['account.canPayBill'])).toContain(false);
      expect(roles[role]?.map(({ facts }) => facts['account.canPayBill'])).not.toContain(true);
    }
  });

  it.each([
    ['session.role', ['Admin', 'Child', 'Primary', 'Standard']],
    ['account.footprint', ['BH', 'BHN', 'CHTR', 'TWC']],
    ['billing.status', ['ACTIVE', 'DISCONNECTED']],
    ['billing.delinquencyCode', ['30', '43', '50', '76', 'none', 'other']],
    ['billing.restriction', ['ALL_ONLINE', 'BANK_ACCOUNTS', 'CARDS', 'CARDS_AND_BANK_ACCOUNTS', 'NONE']],
  ])('SH-CALL-039: is there with every %s: %j', (fact, values) => {
    const known = Object.values(site.manifests.persona).flatMap(({ facts }) => facts[fact] ?? []);
    expect([...new Set(known.map(String))].sort()).toEqual(values);
  });

  it.each<[AutoPayAccount['services'], string, string]>([
    [['INTERNET'], 'Internet', 'Internet'],
    [['TV'], 'TV', 'TV'],
    [['HOME_PHONE'], 'Home Phone', 'Teléfono residencial'],
    [['INTERNET', 'TV'], 'Internet and TV', 'Internet y TV'],
    [['INTERNET', 'HOME_PHONE'], 'Internet and Home Phone', 'Internet y teléfono residencial'],
    [['TV', 'HOME_PHONE'], 'TV and Home Phone', 'TV y teléfono residencial'],
    [['INTERNET', 'TV', 'HOME_PHONE'], 'Internet, TV, and Home Phone', 'Internet, TV y teléfono residencial'],
    [['MOBILE'], 'Mobile', 'Móvil'],
    [['STREAMING'], 'Streaming', 'Streaming'],
  ])('BL-ENT-031: with the services %j is one of %s, in Spanish of %s', (services, en, es) => {
    const facts = {
      'auto-pay.services': String(autoPayFacts({ ...account, services })['auto-pay.services']),
    };
    const sentence = { key: 'auto-pay:card', with: { services: 'auto-pay.services' } };
    expect([say(sentence, facts, 'en'), say(sentence, facts, 'es')]).toEqual([en, es]);
  });
});

describe('a statement', () => {
  it.each(['statements-all', 'statements-earlier'])(
    'BL-ENT-024, BL-ENT-026: has its date and its amount in the list of %s',
    (page) => {
      const table = widgetsOfPage(page).find(({ widget }) => widget === 'content/table');
      const settings = table?.settings as { columns: string[] } | undefined;
      const labels = settings?.columns.map((column) => labelOf(column));
      expect(labels).toContainEqual(['date', 'Statement date', 'Fecha']);
      expect(labels).toContainEqual(['money', 'Total due', 'Total a pagar']);
    },
  );
});

const account: AutoPayAccount = {
  id: 'account-1',
  area: 'CORE',
  services: [],
  autoPay: {
    state: 'OFF',
    attention: null,
    blockedBy: null,
    debitDay: null,
    nextDate: null,
    method: null,
  },
};

function factOf(group: string, name: string) {
  return site.manifests.facts[group]?.facts[name];
}

/** The type of a field of a record, and how its column is headed in both languages. */
function labelOf(field: string): (string | undefined)[] {
  const [record = '', name = ''] = field.split('.');
  const found = site.manifests.record[record]?.fields[name];
  if (!found || !('label' in found) || !found.label) throw new Error(`"${field}" has no label.`);
  return [found.type, say(found.label), say(found.label, {}, 'es')];
}
