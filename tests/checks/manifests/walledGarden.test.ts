import { expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

const inside = { 'walled-garden.inside': true };

it.each<[rows: string, facts: Facts, isSaid: boolean]>([
  ['SH-WG-001: before it is known', regular, false],
  ['SH-WG-002: inside', { ...regular, ...inside }, true],
  ['SH-WG-002: inside, to visitors too', { ...visitor, ...inside }, true],
  ['SH-WG-003: outside', { ...regular, 'walled-garden.inside': false }, false],
])('%s, that equipment is not active yet is said: %s', (_, facts, isSaid) => {
  const at = { route: 'support', isDismissed: () => false };
  const banners = decideBanners(askerFor({ 'connection.lost': false, ...facts }), 'page-alerts', at);
  expect(banners.some(({ id }) => id === 'walled-garden')).toBe(isSaid);
});

it('SH-WG-002: leads customers to activating, and everybody to us', () => {
  const { actions = [], title, text } = site.manifests.banner['walled-garden'] ?? {};
  const led = (facts: Facts) =>
    actions.filter((action) => holds(askerFor(facts), action.when)).map((action) => say(action.label));
  expect(led({ ...regular, ...inside })).toEqual(['Set up', 'Contact us']);
  expect(led({ ...visitor, ...inside })).toEqual(['Contact us']);
  expect([say(title), say(text), say(title, {}, 'es'), say(text, {}, 'es')]).toEqual([
    "Your equipment isn't active yet",
    'Set it up to go online.',
    'Su equipo aún no está activo',
    'Configúrelo para conectarse.',
  ]);
});
