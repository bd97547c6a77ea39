import { describe, expect, it } from 'vitest';
import { readItem } from '../../../engine/core/record/index.ts';
import { autoPayFacts, type AutoPayAccount } from '../../../widgets/billing/facts/autoPayFacts.ts';
import { widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

/** The entities of billing in the specification, as far as the portal knows them. */
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
    ['BL-ENT-030', 'billing', 'numberEnding', 'text'],
    ['BL-ENT-055', 'billing', 'dueDate', 'date'],
    ['BL-ENT-056', 'billing', 'autoPayEnrolled', 'boolean'],
    ['BL-ENT-057', 'billing', 'paperless', 'boolean'],
    ['BL-ENT-058', 'cpni', 'compliant', 'boolean'],
    ['BL-ENT-023', 'billing', 'amountDue', 'money'],
    ['BL-ENT-023', 'billing', 'pastDue', 'money'],
    ['BL-ENT-023', 'billing', 'minAmount', 'money'],
    ['BL-ENT-023', 'billing', 'maxAmount', 'money'],
  ])('%s: says %s.%s, a %s', (_, group, name, type) => {
    expect(factOf(group, name)).toMatchObject({ type });
  });

  it('BL-ENT-059: is of the type Standard or another one; nobody who is signed out has one', () => {
    expect(factOf('account', 'type')).toMatchObject({ values: ['Standard', 'other', 'none'] });
  });

  it('BL-ENT-030: is named by the end of its number, never by all of it', () => {
    const ending = { 'billing.area': 'CORE', 'billing.numberEnding': '4821' };
    const sentence = { key: 'bills:which', with: { area: 'billing.area', ending: 'billing.numberEnding' } };
    expect([say(sentence, ending), say(sentence, ending, 'es')]).toEqual([
      'Home services, account ending in 4821',
      'Servicios del hogar, cuenta que termina en 4821',
    ]);
    expect(factOf('billing', 'numberEnding')).toMatchObject({ personal: true });
  });

  it('BL-ENT-057: has its bills on paper and online, or online alone', () => {
    expect(['paperAndOnline', 'online'].map((how) => say(`billing:settings.${how}`))).toEqual([
      'Paper and online',
      'Online',
    ]);
  });

  it('BL-ENT-023: what else is paid is an amount that one enters', () => {
    const { otherAmount } = site.manifests.sequence['one-time-payment']?.data ?? {};
    expect(otherAmount).toMatchObject({ type: 'money' });
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
    const sentence = { key: 'auto-pay:card', with: { servicesEnrolled: 'auto-pay.services' } };
    expect([say(sentence, facts, 'en'), say(sentence, facts, 'es')]).toEqual([en, es]);
  });
});

describe('a payment', () => {
  it.each([
    ['SUCCESSFUL', 'SUCCESSFUL'],
    ['PENDING', 'PENDING'],
    ['CANCELLED', 'CANCELLED'],
    ['FAILED', 'FAILED'],
    ['RETURNED', 'OTHER'],
  ])(
    'BL-ENT-019: that is %s is listed as %s: what is not known yet is never said to be successful',
    (status, listed) => {
      const record = site.manifests.record['bill-payment'];
      const [sample] = record?.samples['everyday'] ?? [];
      expect(record && readItem(record, { ...sample, status })).toMatchObject({ status: listed });
    },
  );
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

/** The column headings of a field of a record in both languages. */
function labelOf(field: string): (string | undefined)[] {
  const [record = '', name = ''] = field.split('.');
  const found = site.manifests.record[record]?.fields[name];
  if (!found || !('label' in found) || !found.label) throw new Error(`"${field}" has no label.`);
  return [found.type, say(found.label), say(found.label, {}, 'es')];
}
