import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ana, createEdgeHouse, template } from '../testing/edgeHouse.ts';
import type { RouteNeeds } from './firstScreens.ts';
import { needsAt } from './pageNeeds.ts';

const release = `/assets/releases/${'1'.repeat(32)}.json`;
const entry = '<script type="module" src="/assets/index-2.js" nonce="__CSP_NONCE__"></script>';
const built = template.replace('</head>', `${entry}</head>`);

const whole = { [madeFor('1', built)]: madeText({}) };

describe('what a page needs', () => {
  it('is that of its address, with all toggles as they are', () => {
    const all = [
      needsOf({ asks: { en: ['/graph?id=1'] } }),
      needsOf({
        toggles: { 'toggle:new': true },
        asks: { en: ['/graph?id=2'] },
        scripts: ['/assets/new.js'],
      }),
      needsOf({ path: '/elsewhere', asks: { en: ['/graph?id=3'] } }),
    ];
    const asksWith = (toggles: { name: string; enabled: boolean }[] | undefined) =>
      needsAt(all, { path: '/billing', language: 'en', toggles })?.fetches.filter((path) =>
        /graph/.test(path),
      );
    expect(asksWith([])).toEqual(['/graph?id=1']);
    expect(asksWith([{ name: 'new', enabled: true }])).toEqual(['/graph?id=1', '/graph?id=2']);
    expect(asksWith(undefined)).toEqual(['/graph?id=1']);
  });

  it('is not known for an address of which nothing was worked out', () => {
    expect(needsAt([needsOf({})], { path: '/support', language: 'en', toggles: [] })).toBeUndefined();
  });
});

describe('the page of somebody who is signed in', () => {
  it('asks for everything at once: files in their language, session, answers, and behind its script the code', async () => {
    const body = await open('/billing?from=letter', { 'accept-language': 'es' });
    expect(linesOf(body)).toEqual([
      ...[release, '/assets/copy/es.json', '/auth/session', '/graph?id=1&amp;variables=%7B%7D'].map(
        (path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`,
      ),
      expect.stringContaining('<script type="module" src="/assets/index-2.js"'),
      '<link rel="modulepreload" crossorigin href="/assets/card.js">',
    ]);
  });

  it('is as it always was where nothing was worked out for the address', async () => {
    expect(linesOf(await open('/support'))).toEqual(asAlways);
  });

  it.each<[string, Record<string, string>]>([
    ['no release has any', {}],
    ['they were made before needs were known', { [madeFor('1', built)]: madeText({ needs: undefined }) }],
    ['they are those of another release', { [madeFor('2', built)]: madeText({}) }],
    ['they are those of other code', { [madeFor('1', `${built} `)]: madeText({}) }],
    ['they cannot be read', { [madeFor('1', built)]: '{"needs":' }],
  ])('is as it always was where %s', async (_, files) => {
    expect(linesOf(await open('/billing', {}, files))).toEqual(asAlways);
  });

  it('is never so for visitors: nobody has answers for them', async () => {
    expect(linesOf(await open('/billing', {}, whole, false))).toEqual(asAlways);
  });
});

describe('what addresses need that a link leads to', () => {
  it('is told to somebody who is signed in, of those of which it was worked out', async () => {
    const answer = await ask('/needs?path=/billing&path=/support&path=//elsewhere.example/billing');
    expect(JSON.parse(answer)).toEqual({
      '/billing': {
        scripts: ['/assets/card.js'],
        fetches: ['/assets/copy/en.json', '/auth/session', '/graph?id=1&variables=%7B%22in%22%3A%22en%22%7D'],
      },
    });
  });

  it('is nothing of an address that only leads elsewhere', async () => {
    const files = { [madeFor('1', built)]: madeText({ needs: [needsOf({ files: {} })] }) };
    expect(JSON.parse(await ask('/needs?path=/billing', files))).toEqual({});
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['visitors', whole, false],
    ['anybody while no release has any', {}, true],
    ['anybody while they are those of other code', { [madeFor('1', `${built} `)]: madeText({}) }, true],
  ])('is not told to %s', async (_, files, signedIn) => {
    expect(JSON.parse(await ask('/needs?path=/billing', files, signedIn))).toEqual({});
  });

  const ask = (path: string, files = whole, signedIn = true): Promise<string> =>
    open(path, { 'accept-language': 'en', 'sec-fetch-dest': 'empty' }, files, signedIn);
});

const asAlways = [
  `<link rel="preload" as="fetch" crossorigin href="${release}">`,
  expect.stringContaining('<script type="module" src="/assets/index-2.js"'),
];

function needsOf(parts: Partial<RouteNeeds>): RouteNeeds {
  return { path: '/billing', toggles: {}, scripts: [], files: {}, asks: {}, ...parts };
}

function madeFor(digit: string, page: string): string {
  const code = createHash('sha256').update(page).digest('hex').slice(0, 32);
  return `releases/screens.${digit.repeat(32)}.${code}.json`;
}

function madeText(parts: object): string {
  const needs = needsOf({
    scripts: ['/assets/card.js'],
    files: { en: ['/assets/copy/en.json'], es: ['/assets/copy/es.json'] },
    asks: { en: ['/graph?id=1&variables=%7B%22in%22%3A%22en%22%7D'], es: ['/graph?id=1&variables=%7B%7D'] },
  });
  return JSON.stringify({ languages: ['en', 'es'], rules: '', screens: [], needs: [needs], ...parts });
}

const houses: { close(): void }[] = [];
afterEach(() => houses.splice(0).forEach((house) => house.close()));

async function open(
  path: string,
  headers: Record<string, string> = {},
  files: Record<string, string> = whole,
  signedIn = true,
): Promise<string> {
  const house = createEdgeHouse({
    files: {
      'dist/index.html': built,
      'releases/current.json': JSON.stringify({ format: 1, bundle: release }),
      [`releases/${'1'.repeat(32)}.json`]: '{}',
      ...files,
    },
  });
  houses.push(house);
  if (signedIn) house.signIn(ana);
  const asked = { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers };
  return (await house.request(path, { headers: asked })).text();
}

/** The preload lines and module scripts of a page, in order. */
function linesOf(body: string): string[] {
  return [...body.matchAll(/<link [^>]*>|<script type="module"[^>]*>/g)].map(([line]) => line);
}
