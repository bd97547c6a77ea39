import { describe, expect, it } from 'vitest';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds, shownWidgets, widgetsOfPage } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';
import { sequenceOf, walkSequence } from './walkSequence.ts';

const on = { 'toggle:equipment-nicknames': true };
const off = { 'toggle:equipment-nicknames': false };
const others = [
  'GATEWAY',
  'DVR_HD',
  'DVR_STD',
  'HD_DIGITAL_RECEIVER',
  'STD_DIGITAL_RECEIVER',
  'DIGITAL_TRANSPORT_ADAPTER',
  'CABLE_CARD',
  'TV_DEVICE',
  'VOICE_ADAPTER',
];

const pages = ['services', 'services-internet', 'services-tv', 'services-voice'];

describe.each(pages)('on the page %s', (page) => {
  it('SH-ROLE-002: every piece of equipment can be named while the feature is on', () => {
    for (const kind of [...others, 'POD'])
      expect(canBeNamed(page, { ...on, 'equipment.kind': kind })).toBe(true);
  });

  it('SH-ROLE-003: none but pods can while it is off', () => {
    for (const kind of others) expect(canBeNamed(page, { ...off, 'equipment.kind': kind })).toBe(false);
  });

  it('SH-ROLE-004: pods can whether it is on or off', () => {
    for (const toggle of [on, off])
      expect(canBeNamed(page, { ...toggle, 'equipment.kind': 'POD' })).toBe(true);
  });
});

it('SH-ROLE-003: who knows the address of what has no name to change finds neither field nor button there', () => {
  expect(offered({ ...off, 'equipment.kind': 'DVR_HD' })).toEqual({ field: false, save: false, says: true });
  expect(offered({ ...off, 'equipment.kind': 'POD' })).toEqual({ field: true, save: true, says: false });
  expect(offered({ ...on, 'equipment.kind': 'DVR_HD' })).toEqual({ field: true, save: true, says: false });
});

it('SH-ROLE-002, SH-ROLE-004: a name is saved, in whichever role, and where that failed it is said', () => {
  for (const role of ['Primary', 'Standard', 'Child']) {
    const facts = { ...regular, ...on, 'equipment.kind': 'POD', 'equipment.id': 'q-2', 'session.role': role };
    const named = walkSequence('rename-equipment', facts, 'name').change({ name: 'Sala' }).send('save');
    expect(named.settle('done').at()).toBe('saved');
  }
  const refused = walkSequence('rename-equipment', { ...regular, ...on }, 'name')
    .send('save')
    .settle('failed');
  expect([refused.at(), refused.error()]).toEqual(['name', 'not-saved']);
  expect(site.manifests.record['equipment']?.fields['nickname']).toMatchObject({ maxLength: 40 });
});

it.each([
  ['equipment:rename', 'Change name', 'Cambiar el nombre'],
  ['equipment:name', 'Name', 'Nombre'],
  ['equipment:save', 'Save name', 'Guardar el nombre'],
  ['equipment:done.title', 'Saved', 'Guardado'],
  ['services:kinds.DVR_HD', 'HD DVR', 'DVR HD'],
  ['services:kinds.DVR_STD', 'Standard DVR', 'DVR estándar'],
  ['services:kinds.POD', 'WiFi pod', 'Pod de WiFi'],
])('SH-I18N-027: %s is “%s”, and in Spanish “%s”', (key, en, es) => {
  expect([say(key), say(key, {}, 'es')]).toEqual([en, es]);
});

it('SH-I18N-027: no sentence about names of equipment is in English where one reads Spanish', () => {
  const [en, es] = [locales['en']?.['equipment'] ?? {}, locales['es']?.['equipment'] ?? {}];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  expect(Object.keys(en).filter((key) => en[key] === es[key])).toEqual([]);
});

/** Whether a list of equipment on a page offers to rename this piece. */
function canBeNamed(page: string, facts: Facts): boolean {
  const lists = widgetsOfPage(page).filter(
    ({ settings }) => (settings as { items?: string } | undefined)?.items === 'equipment',
  );
  expect(lists).toHaveLength(1);
  return lists
    .flatMap(({ settings }) => (settings as { actions?: Action[] }).actions ?? [])
    .some(
      ({ do: { go }, when }) =>
        go.route === 'rename-equipment' && holds(askerFor({ ...regular, ...facts }), when),
    );
}

interface Action {
  do: { go: { route: string } };
  when?: Parameters<typeof holds>[1];
}

/** The fields and controls on the page of one piece. */
function offered(facts: Facts) {
  const evaluator = askerFor({ ...regular, ...facts });
  const { body = [], actions = [] } = sequenceOf('rename-equipment').manifest.steps['name'] ?? {};
  const widgets = shownWidgets(evaluator, body).map(({ widget }) => widget);
  const sent = actions.filter(({ when }) => holds(evaluator, when)).map(({ do: act }) => JSON.stringify(act));
  return {
    field: widgets.includes('form/text'),
    save: sent.includes('{"send":"save"}'),
    says: widgets.includes('content/notice'),
  };
}
