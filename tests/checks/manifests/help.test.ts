import { describe, expect, it } from 'vitest';
import { decideHeader } from '../../../engine/core/header/decideHeader.ts';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { shownWidgets, widgetsOfPage } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';

it.each(['en', 'es'] as const)('who is called is the number on printed bills, in %s', (language) => {
  expect(say('help:contact.phone.text', {}, language)).toContain('(855) 555-0142');
});

describe('a page for everybody', () => {
  it.each([
    ['SH-ROUTE-048', '/contact-us', 'Contact us', 'Contáctenos'],
    ['SH-ROUTE-074', '/support/category', 'Help topics', 'Temas de ayuda'],
    ['SH-ROUTE-057', '/forgot', "I can't sign in", 'No puedo iniciar sesión'],
    ['SH-ROUTE-054', '/recover-id', 'Find your username', 'Encontrar su nombre de usuario'],
    ['SH-ROUTE-055', '/reset-password', 'Choose a new password', 'Elegir una contraseña nueva'],
    ['SH-ROUTE-056', '/my-account/create', 'Create your account', 'Crear su cuenta'],
    ['SH-ROUTE-046', '/email', 'Email', 'Correo electrónico'],
    ['SH-ROUTE-058', '/sitemap', 'Site map', 'Mapa del sitio'],
    ['SH-ROUTE-052', '/page', 'Documents', 'Documentos'],
  ])('%s: %s is shown signed out and signed in, as "%s" and "%s"', (_, path, en, es) => {
    expect([visitor, regular].map((facts) => titlesAt(path, facts))).toEqual([
      [en, es],
      [en, es],
    ]);
  });

  it.each([
    ['SH-ROUTE-039', '/mkt', 'Plans', 'Planes'],
    ['SH-ROUTE-038', '/disclaimers', 'Disclaimers', 'Avisos legales'],
    [
      'SH-ERR-006, SH-I18N-015',
      '/language-preference-error',
      "We couldn't change the language",
      'No pudimos cambiar el idioma',
    ],
  ])('%s: %s waits for nothing, not even for the session', (_, path, en, es) => {
    for (const facts of [{}, visitor, regular]) expect(titlesAt(path, facts)).toEqual([en, es]);
    const route = Object.values(site.manifests.route).find((each) => each.path === path);
    expect(route?.guards).toBeUndefined();
  });

  it('is reached from the foot of every page', () => {
    for (const facts of [visitor, regular]) {
      const items = decideNavigation(askerFor(facts), 'footer', 'support').map(({ item }) => item.id);
      expect(items).toEqual(expect.arrayContaining(['contact', 'sitemap']));
    }
  });
});

it('SH-ERR-006: a language that could not be changed can be tried again, or left for home, in words of both', () => {
  const [, english, spanish, actions] = widgetsOfPage('language-preference-error');
  // Whatever language the page is in, each sentence and button is pronounced in its own.
  expect(english?.settings).toMatchObject({ text: 'help:language.inEnglish', language: 'en' });
  expect(spanish?.settings).toMatchObject({ text: 'help:language.inSpanish', language: 'es' });
  for (const language of ['en', 'es'] as const) {
    expect(say('help:language.inEnglish', {}, language)).toContain("We couldn't change the language.");
    expect(say('help:language.inSpanish', {}, language)).toContain('No pudimos cambiar el idioma.');
  }
  expect(actions?.settings).toMatchObject({
    controls: [
      { language: 'en', do: { go: { route: 'update-lang-en' } } },
      { language: 'es', do: { go: { route: 'update-lang-es' } } },
      { do: { go: { route: 'home' } } },
    ],
  });
});

it('SH-ROUTE-058: the site map leads to every page that the menu leads to, besides those of one service', () => {
  const listed = widgetsOfPage('sitemap').flatMap(({ settings }) =>
    ((settings as { controls?: Control[] } | undefined)?.controls ?? []).map(
      (control) => control.do.go?.route,
    ),
  );
  const items = site.manifests.navigation['main']?.items ?? [];
  const ofMenu = items.flatMap(({ link }) => ('route' in link ? [link.route] : []));
  const missing = ofMenu.filter((route) => !listed.includes(route));
  expect(missing.filter((route) => !route.startsWith('services-'))).toEqual([]);
  expect(listed).toEqual(
    expect.arrayContaining(['statements', 'charges', 'payment-methods', 'scheduled-payments']),
  );
});

interface Control {
  do: { go?: { route?: string } };
}

describe('the header of help', () => {
  it.each([
    ['visitors', ['Back', 'Sign in'], visitor],
    ['customers', ['Back', 'Your account', 'Sign out'], regular],
    ['customers on phones', ['Back', 'Sign out'], { ...regular, 'viewport.width': 320 }],
  ] as const)('SH-HEAD-003: is of a type of its own, and has for %s the way on: %j', (_, controls, facts) => {
    for (const route of ['support', 'support-category', 'contact-us'])
      expect(decideHeader(askerFor(facts), route)).toBe('support');
    const { start = [], end = [] } = site.manifests.header['support'] ?? {};
    const shown = shownWidgets(askerFor(facts), [...start, ...end]);
    expect(shown.map(({ widget }) => widget)).toEqual([
      'shell/brand',
      'shell/header-control',
      'shell/language-switch',
      ...controls.slice(1).map(() => 'shell/header-control'),
    ]);
    const labels = shown.flatMap(({ settings }) => {
      const control = (settings as { control?: { label: string } } | undefined)?.control;
      return control ? [say(control.label)] : [];
    });
    expect(labels).toEqual(controls);
  });

  it('SH-SESS-001: elsewhere the header is decided by the session', () => {
    expect([visitor, regular].map((facts) => decideHeader(askerFor(facts), 'sitemap'))).toEqual([
      'unauthenticated',
      'extended',
    ]);
  });
});

/** The title of the page at an address, in both languages. */
function titlesAt(path: string, facts: Facts): string[] {
  const shown = resolveNavigation(askerFor(facts), { path, query: '' }, false);
  if (shown.kind !== 'show') throw new Error(`${path} shows nothing: ${shown.kind}.`);
  const title = site.manifests.page['page' in shown ? String(shown.page) : '']?.title;
  return [say(title), say(title, {}, 'es')];
}
