import { describe, expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';

const unasked: Facts = { ...regular, 'session.autoAuthenticated': true, 'session.firstName': 'María' };
const banner = site.manifests.banner['signed-in-by-app'];

describe('who was signed in without being asked', () => {
  it.each<[string, Facts, boolean]>([
    ['SH-ASA-001', {}, true],
    ['SH-ASA-006', { 'session.autoAuthenticated': false }, false],
    ['SH-ASA-006', { 'session.signedIn': false }, false],
  ])('%s: is told so as a warning, with %j: %s', (_, known, told) => {
    expect(shown({ ...unasked, ...known })).toEqual(told ? ['signed-in-by-app'] : []);
    expect(banner).toMatchObject({ tone: 'warning', placement: 'page-alerts' });
  });

  it('SH-ASA-004: is told so once a session', () => {
    expect(banner?.once).toBe('session');
    expect(shown(unasked, (id) => id === 'signed-in-by-app')).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', "You're signed in as María, from your home network.", 'Use another account'],
    ['es', 'Su sesión se abrió como María desde la red de su hogar.', 'Usar otra cuenta'],
  ])(
    'SH-ASA-002, SH-ASA-003, SH-I18N-022: reads in %s: %s, and can sign in as somebody else',
    (language, title, label) => {
      expect(say(banner?.title, unasked, language)).toBe(title);
      expect(banner?.actions).toMatchObject([{ do: { signOut: { route: 'account-summary' } } }]);
      expect(say(banner?.actions?.[0]?.label, unasked, language)).toBe(label);
    },
  );
});

function shown(facts: Facts, wasSeen: (id: string) => boolean = () => false): string[] {
  const options = { route: 'account-summary', isDismissed: () => false, wasSeen };
  return decideBanners(askerFor(facts), 'page-alerts', options).map(({ id }) => id);
}
