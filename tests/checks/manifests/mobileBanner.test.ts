import { expect, it } from 'vitest';
import { decideBanners } from '../../../engine/core/banner/decideBanners.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';

const offered: Facts = {
  ...regular,
  'toggle:mobile-banner': true,
  'platform.system': 'ios',
  'address.shown': '/account-summary',
};

it.each<[string, Facts, boolean]>([
  ['SH-BANNER-001', {}, true],
  ['SH-BANNER-001', { 'platform.system': 'android' }, true],
  ['SH-BANNER-001', { 'address.shown': '/billing/pay/review', 'platform.kind': 'native-ios' }, true],
  ['SH-BANNER-002', { 'toggle:mobile-banner': false }, false],
  ['SH-BANNER-003', { 'session.signedIn': false }, false],
  ['SH-BANNER-004', { 'platform.system': 'other' }, false],
  ['SH-BANNER-005', { 'address.shown': '/support/forms' }, false],
  ['SH-BANNER-005', { 'address.shown': '/search-results?q=support' }, false],
  ['SH-BANNER-006', { 'address.shown': '/services/voice' }, false],
  ['SH-BANNER-006', { 'address.shown': '/billing/invoice' }, false],
  ['SH-BANNER-007', { 'address.shown': '/mail2' }, false],
])('%s: the app is offered with %j: %s', (_, known, shows) => {
  const options = { route: 'account-summary', isDismissed: () => false };
  expect(shown({ ...offered, ...known }, options)).toEqual(shows ? ['get-the-app'] : []);
});

it('SH-BANNER-008, SH-BANNER-009: the app is not offered while that is dismissed', () => {
  expect(shown(offered, { route: 'account-summary', isDismissed: (id) => id === 'get-the-app' })).toEqual([]);
});

it('SH-BANNER-011, SH-BANNER-013, SH-CONST-031: dismissing puts the offer away for 15 days, looking at the app for 60', () => {
  const { dismissal, actions = [] } = site.manifests.banner['get-the-app'] ?? {};
  expect(dismissal).toEqual({ forDays: 15 });
  expect(actions).toMatchObject([
    { do: { go: { external: 'mobile-app' } }, dismissal: { forDays: 60 } },
    { do: { dismiss: true } },
  ]);
  expect(actions[1]?.dismissal).toBeUndefined();
  expect(site.manifest.external['mobile-app']).toBeDefined();
});

it('SH-CONST-032: the words that keep the offer away are three', () => {
  const words = site.manifests.constants['constants']?.constants['mobileBannerExcludedWords']?.value;
  expect(words).toEqual(['support', 'voice', 'mail2']);
});

it('stands below the content, where the page and the steps of a payment have their footer', () => {
  expect(site.manifest.layout.regions['footer']?.widgets[0]).toEqual({
    widget: 'shell/banners',
    settings: { placement: 'mobile-banner', focusAfter: 'bannerFocusDelay' },
  });
});

it.each<[Language, string[]]>([
  ['en', ['Our app: your bill, WiFi and outages in one tap.', 'View', 'Dismiss']],
  ['es', ['Nuestra aplicación: su factura, WiFi e interrupciones con un toque.', 'Ver', 'Descartar']],
])('SH-I18N-023: the offer says in %s %j', (language, words) => {
  const { title, actions = [] } = site.manifests.banner['get-the-app'] ?? {};
  expect([title, ...actions.map(({ label }) => label)].map((each) => say(each, {}, language))).toEqual(words);
});

function shown(facts: Facts, options: Parameters<typeof decideBanners>[2]): string[] {
  return decideBanners(askerFor(facts), 'mobile-banner', options).map(({ id }) => id);
}

it('SH-CONST-029: the focus moves to the offer 300 ms after it has begun to show', () => {
  const placed = site.manifest.layout.regions['footer']?.widgets[0];
  expect(placed?.settings).toEqual({ placement: 'mobile-banner', focusAfter: 'bannerFocusDelay' });
  expect(site.manifests.constants['constants']?.constants['bannerFocusDelay']?.value).toBe(300);
});
