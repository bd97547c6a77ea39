import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { ana, createEdgeHouse, template } from '../testing/edgeHouse.ts';

const release = `/assets/releases/${'1'.repeat(32)}.json`;
const entry = '<script type="module" src="/assets/index-2.js" nonce="__CSP_NONCE__"></script>';
const built = template.replace('</head>', `${entry}</head>`);
const code = createHash('sha256').update(built).digest('hex').slice(0, 32);

it('the page of a customer comes with what they see first, and with the answers of which it is made', async () => {
  const page = await open(draws('`<h1>${answer.name}</h1>`'));
  expect(page.body).toContain('<div id="portal"><h1>Ana</h1></div>');
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain('<title>Facturación &amp; más</title>');
  expect(page.bootstrap).toMatchObject({
    answers: { '/graph?id=1': { name: 'Ana' } },
    screen: { language: 'es', visit: { unstored: { storage: ['a"b'] } } },
  });
  expect(page.body).toContain(
    '<script src="/assets/early-1.js" data-unstored="{&quot;storage&quot;:[&quot;a\\&quot;b&quot;]}"></script>',
  );
  expect(page.body).toContain('<link rel="modulepreload" crossorigin href="/assets/takes-over-1.js">');
  expect(page.body).toMatch(/<style nonce="[\w+/=]{20,}">:root\{--a:red\}<\/style>/);
  expect(page.headers.get('cache-control')).toBe('no-store');
});

it('what came with the page is not asked for a second time', async () => {
  const { body } = await open(draws('"<h1>Hello</h1>"'));
  expect(preloads(body)).toEqual([release, '/auth/session', '/graph?id=2']);
});

it('asks with what the customer has sent, as a page of this origin does, and from their address', async () => {
  const { asked } = await open(draws('"<h1>Hello</h1>"'), { cookie: 'session=1', 'x-forged': '1' });
  expect(asked.map(({ headers }) => Object.fromEntries(headers))).toEqual([
    {
      accept: 'application/json',
      'accept-language': 'es',
      cookie: 'session=1',
      'x-portal-request': '1',
    },
  ]);
});

it.each<[string, string, RegExp[]]>([
  ['nothing can be drawn', draws('undefined'), []],
  [
    'drawing fails',
    'export const prepareVisits = () => () => Promise.reject(new Error("broken"));',
    [/broken/],
  ],
  ['the code for it cannot be run', 'export const prepareVisits = 1 +;', [/Unexpected/]],
  ['the built portal is older', 'export const prerender = 1;', []],
])('where %s the page is as it always was', async (_, drawer, problems) => {
  const page = await open(drawer);
  expect(page.body).toContain('<div id="portal"></div>');
  expect(page.body).not.toContain('early-1');
  expect(page.body).not.toContain('takes-over-1');
  expect(page.bootstrap).not.toHaveProperty('screen');
  expect(preloads(page.body)).toContain('/graph?id=2');
  expect(page.problems.map(String)).toEqual(problems.map((each) => expect.stringMatching(each) as string));
});

it('a screen that takes too long is not waited for, but what was answered meanwhile comes along', async () => {
  const { body, bootstrap } = await pageOf(await houseWhereNothingIsDrawn());
  expect(body).toContain('<div id="portal"></div>');
  expect(bootstrap).toMatchObject({ answers: { '/graph?id=1': { name: 'Ana' } } });
  expect(preloads(body)).toEqual([release, '/auth/session', '/graph?id=2']);
});

it('where the address leads elsewhere the page asks for what is needed there: of a sequence, what its beginning needs', async () => {
  const { body } = await open(
    draws('"<h1>Pay</h1>"', { address: '/pay/amount?again=1', visit: { sequence: 'pay' } }),
  );
  expect(body).toContain('<h1>Pay</h1>');
  expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/pay.js">');
  expect(preloads(body)).toEqual([release, '/auth/session', '/graph?id=3']);
});

it.each(['/pay/amount', '/old'])(
  'a screen of which nobody knows what it needs is none: %s',
  async (address) => {
    const { body, bootstrap } = await open(draws('"<h1>Pay</h1>"', { address, visit: {} }));
    expect(body).toContain('<div id="portal"></div>');
    expect(bootstrap).toMatchObject({ answers: { '/graph?id=1': { name: 'Ana' } } });
    expect(preloads(body)).toContain('/graph?id=2');
  },
);

it('under load pages are not held back', async () => {
  const house = await houseWhereNothingIsDrawn();
  const pages = await Promise.all(Array.from({ length: 6 }, () => pageOf(house)));
  const answered = pages.filter(({ bootstrap }) => JSON.stringify(bootstrap).includes('"Ana"'));
  expect(answered).toHaveLength(4);
});

it('an answer that is none, or a failure, does not come along', async () => {
  const refused = await open(draws('"<h1>Hello</h1>"'), {}, () => new Response('{}', { status: 503 }));
  expect(refused.bootstrap).toMatchObject({ answers: {} });
  const text = await open(draws('"<h1>Hello</h1>"'), {}, () => new Response('hello'));
  expect(text.bootstrap).toMatchObject({ answers: {} });
});

it('nobody who is not signed in has anything drawn', async () => {
  const { body, asked } = await open(draws('"<h1>Hello</h1>"'), {}, undefined, false);
  expect(body).not.toContain('<h1>Hello</h1>');
  expect(asked).toEqual([]);
});

/** The source of a drawer module that makes one request, and returns a screen with the expression as its HTML. */
function draws(html: string, seen = { address: '/billing', visit: {} }): string {
  return `export const prepareVisits = () => async ({ ask, language }) => {
    const answer = await (await ask('/graph?id=1')).json().catch(() => ({}));
    const html = ${html};
    return html === undefined ? 'there is nothing' : {
      html, title: 'Facturación & más', basis: {
        language, address: '${seen.address}',
        visit: { unstored: { storage: ['a"b'] }, ...${JSON.stringify(seen.visit)} } } };
  };`;
}

type Answer = () => Response;

/** A house with a loaded drawer: its first draw returns no screen, later ones never finish. */
async function houseWhereNothingIsDrawn() {
  const loaded = draws('times++ === 0 ? undefined : await new Promise(() => undefined)');
  const house = houseWith(`let times = 0; ${loaded}`, undefined, true, 2_000);
  await pageOf(house);
  return house;
}

const houses: { close(): void }[] = [];
afterEach(() => houses.splice(0).forEach((house) => house.close()));

function houseWith(
  drawer: string,
  answer: Answer = () => Response.json({ name: 'Ana' }),
  signedIn = true,
  longest?: number,
) {
  const asked: Request[] = [];
  const needs = {
    path: '/billing',
    toggles: {},
    scripts: [],
    files: {},
    asks: { es: ['/graph?id=1', '/graph?id=2'] },
  };
  const pay = { ...needs, path: '/pay', scripts: ['/assets/pay.js'], asks: { es: ['/graph?id=3'] } };
  const old = { ...needs, path: '/old', asks: {} };
  const house = createEdgeHouse({
    ...(longest !== undefined && { longest }),
    services: {
      '/graph': async (request) => {
        asked.push(request);
        return answer();
      },
    },
    files: {
      'dist/index.html': built,
      'dist/.prerender/prerender.mjs': drawer,
      'releases/current.json': JSON.stringify({ format: 1, bundle: release }),
      [`releases/${'1'.repeat(32)}.json`]: '{"parts":{},"copy":{}}',
      [`releases/screens.${'1'.repeat(32)}.${code}.json`]: JSON.stringify({
        languages: ['en', 'es'],
        rules: ':root{--a:red}',
        early: '/assets/early-1.js',
        takesOver: '/assets/takes-over-1.js',
        screens: [],
        needs: [needs, pay, old],
      }),
    },
  });
  houses.push(house);
  if (signedIn) house.signIn(ana);
  return { ...house, asked };
}

async function pageOf(house: ReturnType<typeof houseWith>, headers: Record<string, string> = {}) {
  const wanted = { accept: 'text/html', 'sec-fetch-dest': 'document', 'accept-language': 'es', ...headers };
  const response = await house.request('/billing', { headers: wanted });
  const body = await response.text();
  const [, data = ''] = /id="bootstrap">(.*?)<\/script>/s.exec(body) ?? [];
  return { body, headers: response.headers, bootstrap: JSON.parse(data) as object };
}

async function open(
  drawer: string,
  headers: Record<string, string> = {},
  answer?: Answer,
  signedIn?: boolean,
) {
  const house = houseWith(drawer, answer, signedIn);
  return { ...(await pageOf(house, headers)), asked: house.asked, problems: house.problems };
}

function preloads(body: string): string[] {
  return [...body.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]*)">/g)].map(
    ([, path = '']) => path,
  );
}
