import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { chooseScreen, type FirstScreen, type ScreenWish } from './firstScreens.ts';
import { ana, createEdgeHouse, template } from '../testing/edgeHouse.ts';

const release = `/assets/releases/${'1'.repeat(32)}.json`;
const noon = Date.parse('2026-12-01T12:00:00Z');

describe('a screen that was made ahead', () => {
  it('is chosen for just what it was made for', () => {
    expect(chooseScreen(madeOf(screenOf({})), wish({}))).toMatchObject({ html: '<h1>Hello</h1>' });
  });

  it.each<[string, Partial<ScreenWish>]>([
    ['at another address', { path: '/support' }],
    ['in another language', { language: 'es' }],
    ['in another environment', { environment: 'PROD' }],
    ['of another release', { release: release.replaceAll('1', '2') }],
    ['when its time is over', { now: noon + 1 }],
  ])('is none %s', (_, other) => {
    expect(chooseScreen(madeOf(screenOf({ until: noon + 1 })), wish(other))).toBeUndefined();
  });

  it.each<[string, Record<string, boolean | string | null>, ScreenWish['toggles'], boolean]>([
    ['on, and it is', { 'toggle:new': true }, [{ name: 'new', enabled: true }], true],
    ['on, and it is off', { 'toggle:new': true }, [], false],
    ['off, and it is', { 'toggle:new': false }, [{ name: 'other', enabled: true }], true],
    ['off, and it is on', { 'toggle:new': false }, [{ name: 'new', enabled: true }], false],
    ['on, and nobody knows', { 'toggle:new': true }, undefined, false],
    ['off, and nobody knows', { 'toggle:new': false }, undefined, false],
    ['blue', { 'variant:new': 'blue' }, [{ name: 'new', enabled: true, variant: { name: 'blue' } }], true],
    [
      'red, not blue',
      { 'variant:new': 'red' },
      [{ name: 'new', enabled: true, variant: { name: 'blue' } }],
      false,
    ],
    [
      'none, as Unleash says it',
      { 'variant:new': 'none' },
      [{ name: 'new', enabled: true, variant: { name: 'disabled', enabled: false } }],
      true,
    ],
  ])('was made with a toggle %s', (_, facts, toggles, fits) => {
    const made = madeOf(screenOf({ basis: { release, facts } }));
    expect(chooseScreen(made, wish({ toggles })) !== undefined).toBe(fits);
  });

  it('is never one of somebody who is signed in', () => {
    const made = madeOf(screenOf({ basis: { release, facts: { 'session.signedIn': true } } }));
    expect(chooseScreen(made, wish({}))).toBeUndefined();
  });
});

describe('the page of a visitor', () => {
  it('comes with the screen: its words, its language, its title, its styles and what it was made from', async () => {
    const body = await open('/');
    expect(body).toContain('<div id="portal"><h1>Hello</h1></div>');
    expect(body).toContain('<title>Welcome &amp; hello – Northline</title>');
    expect(body).toMatch(/<style nonce="[\w+/=]{20,}">:root\{--a:"\\3c \/style>"\}<\/style>/);
    expect(body).toContain(`"screen":{"release":"${release}","facts":{}}`);
  });

  it('leaves the portal’s code to a script that waits until the screen is painted', async () => {
    const files = {
      ...pointer,
      'dist/index.html': entryPage,
      [`releases/screens.${'1'.repeat(32)}.${codeOf(entryPage)}.json`]: JSON.stringify({
        ...madeOf(screenOf({ loads: ['/assets/copy/en.json'] })),
        script: '/assets/loadWhenIdle-1.js',
      }),
    };
    const other = createEdgeHouse({ files });
    const [ahead, drawn] = await Promise.all(
      ['/', '/?a=b'].map(async (path) => (await other.request(path, { headers: page })).text()),
    );
    other.close();
    expect(ahead).toContain(
      `<script type="module" src="/assets/loadWhenIdle-1.js" data-entry="/assets/index-2.js" data-loads="${release} /assets/copy/en.json" nonce=`,
    );
    expect(ahead).not.toContain('rel="preload"');
    expect(drawn).toContain('<script type="module" src="/assets/index-2.js" nonce=');
    expect(drawn).toContain(`<link rel="preload" as="fetch" crossorigin href="${release}">`);
  });

  it.each([
    [{ 'accept-language': 'es-US,en;q=0.5' }, 'es'],
    [{ 'accept-language': 'en;q=0.5, es' }, 'es'],
    [{ 'accept-language': 'es;q=0, fr' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'portal-language=es' }, 'es'],
    [{ 'accept-language': 'es', cookie: 'portal-language=xx' }, 'es'],
    [{}, 'en'],
  ])('is in the language that they have chosen or ask for: %j', async (headers, language) => {
    expect(await open('/', headers)).toContain(`<html lang="${language}">`);
  });

  it.each(['/other', '/?utm_source=letter', '/index'])('has none at %s', async (path) => {
    expect(await open(path)).toContain('<div id="portal"></div>');
  });

  it('has none for whoever is signed in, nor for whoever was until now', async () => {
    house.signIn(ana);
    expect(await open('/')).toContain('<div id="portal"></div>');
    house.signIn(undefined);
    house.sendToken('one of a session that has ended');
    expect(await open('/')).toContain('<div id="portal"></div>');
  });

  it('has none that was made of another release, with other code, or that cannot be read', async () => {
    for (const files of [
      { [`releases/screens.${'2'.repeat(32)}.${codeOf(template)}.json`]: screensText },
      { [`releases/screens.${'1'.repeat(32)}.${codeOf(`${template} `)}.json`]: screensText },
      { [screensName]: screensText.slice(1) },
      { [screensName]: '{"screens":[]}' },
    ]) {
      const other = createEdgeHouse({ files: { ...pointer, ...files } });
      const answer = await other.request('/', { headers: page });
      expect(await answer.text()).toContain('<div id="portal"></div>');
      other.close();
    }
  });
});

function screenOf(parts: Partial<FirstScreen>): FirstScreen {
  return {
    path: '/',
    language: 'en',
    environments: ['DEV'],
    title: 'Welcome & hello – Northline',
    html: '<h1>Hello</h1>',
    basis: { release, facts: {} },
    ...parts,
  };
}

function madeOf(...screens: FirstScreen[]) {
  return { languages: ['en', 'es'], rules: ':root{--a:"</style>"}', screens };
}

function wish(parts: Partial<ScreenWish>): ScreenWish {
  return { path: '/', language: 'en', environment: 'DEV', release, toggles: [], now: noon, ...parts };
}

async function open(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await house.request(path, { headers: { ...page, ...headers } })).text();
}

function codeOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

const page = { accept: 'text/html', 'sec-fetch-dest': 'document' };
const entryPage = template.replace(
  '</head>',
  '<script type="module" src="/assets/index-2.js" nonce="__CSP_NONCE__"></script></head>',
);
const screensName = `releases/screens.${'1'.repeat(32)}.${codeOf(template)}.json`;
const screensText = JSON.stringify(madeOf(screenOf({}), screenOf({ language: 'es' })));
const pointer = {
  'releases/current.json': JSON.stringify({ format: 1, bundle: release }),
  [`releases/${'1'.repeat(32)}.json`]: '{}',
};
const house = createEdgeHouse({ files: { ...pointer, [screensName]: screensText } });
afterEach(() => {
  house.signIn(undefined);
  house.sendToken(undefined);
});
afterAll(() => house.close());
