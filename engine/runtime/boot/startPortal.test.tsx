import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifestSetOf } from '../../core/testing/index.ts';
import { plainPresentation } from '../view/layout/testing/index.ts';
import { createEmitter, type Report } from '../ports/index.ts';
import { formatVersion } from '../../core/release/index.ts';
import { lending } from '../sequence/testing/index.ts';
import { contentPath } from '../testing/index.ts';
import { type InspectedPortal, startPortal } from './startPortal.ts';

let running: InspectedPortal | undefined;
/** Called at each rendering with the requests so far. */
const drawing = vi.fn<(asked: readonly string[]) => void>();

beforeEach(() => {
  drawing.mockClear();
  history.replaceState(undefined, '', '/');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => {
  running?.stop();
  running = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'portal-language=; Path=/; Max-Age=0';
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('shows the release to which the pointer leads', async () => {
  const first = release('The first release');
  await start(published(first));
  expect(await screen.findByText('The first release')).toBeDefined();
  await untilStored(first);
});

it('asks for the sentences of its first widgets before it draws anything', async () => {
  const words = '{"name": "Library"}';
  const copy = { en: { library: contentPath(words) } };
  const bundle = JSON.stringify({ ...(JSON.parse(release('The first release')) as object), copy });
  await start({ ...published(bundle), [contentPath(words)]: words });
  await screen.findByText('The first release');
  expect(drawing.mock.calls[0]?.[0]).toContain(contentPath(words));
  await waitFor(() => expect(running?.host.current()?.copy.text('library:name')).toBe('Library'));
  await untilStored(bundle);
});

it('shows the last good release when there is none to be had', async () => {
  const first = release('The first release');
  await start(published(first));
  await untilStored(first);
  running?.stop();
  const { reports } = await start({});
  expect(await screen.findByText('The first release')).toBeDefined();
  // Its sentences cannot be loaded either, which may be reported already.
  expect(reports[0]).toMatchObject({ what: 'release-unavailable' });
});

it.each([formatVersion - 1, formatVersion + 1])(
  'shows the release of the build when those that are published and stored are of form %i, and the next that it can read',
  async (format) => {
    const other = { ...(JSON.parse(release('The other release')) as object), format };
    const text = JSON.stringify(other);
    const first = release('The first release');
    localStorage.setItem('portal.release', `${contentPath(text)}\n${text}`);
    const files = {
      '/current.json': JSON.stringify({ format, bundle: contentPath(text) }),
      [contentPath(text)]: text,
      '/built.json': pointerTo(contentPath(first)),
      [contentPath(first)]: first,
    };
    const { reports } = await start(files);
    expect(await screen.findByText('The first release')).toBeDefined();
    expect(reports.map(({ what }) => what)).toEqual(['release-unavailable', 'release-unavailable']);
    publish(files, release('The second release'));
    vi.spyOn(window, 'scrollTo');
    goOnline();
    expect(await screen.findByText('The second release')).toBeDefined();
  },
);

it('rejects when there never was one', async () => {
  await expect(start({})).rejects.toThrow('no release that was good before');
});

it('puts another release in the place of the first, and keeps what is known', async () => {
  const files = published(release('The first release'));
  await start(files);
  await screen.findByText('The first release');
  running?.host.current()?.store.set({ 'reader.card': 'adult' });
  Object.assign(files, published(release('The second release')));
  await running?.reload();
  expect(await screen.findByText('The second release')).toBeDefined();
  expect(screen.queryByText('The first release')).toBeNull();
  expect(running?.host.current()?.store.read('reader.card')).toBe('adult');
  expect(running?.host.releases()).toBe(2);
});

it('shows a release that is published while the page is open, without a reload', async () => {
  const { files } = await startFirst();
  vi.spyOn(window, 'scrollTo');
  publish(files, release('The second release'));
  goOnline();
  expect(await screen.findByText('The second release')).toBeDefined();
  expect(running?.host.current()?.release).toBe(contentPath(release('The second release')));
});

it('keeps the release of the page while something is typed, and shows the other one after the next arrival', async () => {
  const { files } = await startFirst();
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  publish(files, release('The second release'));
  await lookedAgain();
  expect(screen.queryByText('The second release')).toBeNull();
  running?.host.current()?.navigator.go('/sign-in');
  expect(await screen.findByText('The second release')).toBeDefined();
});

it('leads nobody away while something that was sent is on its way, nor from what became of it', async () => {
  const { reports } = await startFirst();
  const block = running?.host.current()?.navigationBlock;
  const ended = block?.add(() => true, createEmitter().subscribe);
  const ask = (): void => void [running?.go('/sign-in'), running?.receive({ category: 'UNKNOWN' })];
  ask();
  ended?.();
  await vi.dynamicImportSettled();
  expect([location.pathname, reports]).toEqual(['/', []]);
  ask();
  await waitFor(() => expect([location.pathname, reports[0]?.what]).toEqual(['/sign-in', 'push-ignored']));
});

it('keeps the good release when the published one is broken', async () => {
  const { files, reports } = await startFirst();
  publish(files, '{"half');
  await lookedAgain();
  expect(screen.getByText('The first release')).toBeDefined();
  expect(reports).toMatchObject([{ what: 'release-unavailable' }]);
});

it('keeps the good release when the published one needs a widget that this page does not have', async () => {
  const { files, reports } = await startFirst();
  publish(files, beyond);
  await lookedAgain();
  expect(screen.getByText('The first release')).toBeDefined();
  expect(reports).toEqual([
    { what: 'release-beyond-code', detail: { path: contentPath(beyond), lacking: ['widget library/atlas'] } },
  ]);
});

it('begins with the last good release when the published one needs a widget that it does not have, and says so once', async () => {
  const { files } = await startFirst();
  // The release of this test: pending work of the previous one may store its release first.
  await untilStored(release('The first release'));
  running?.stop();
  publish(files, beyond);
  const { reports } = await start(files);
  expect(await screen.findByText('The first release')).toBeDefined();
  await lookedAgain();
  expect(reports).toEqual([
    { what: 'release-beyond-code', detail: { path: contentPath(beyond), lacking: ['widget library/atlas'] } },
  ]);
});

it('keeps the good release when a page of the published one is not what its name says', async () => {
  const { files, reports } = await startFirst();
  const page = JSON.stringify({ title: 'essential:ok', body: [] });
  const next = JSON.parse(release('The second release')) as { manifests: { page: object }; parts: object };
  next.manifests.page = {};
  next.parts = { page: { home: contentPath(page) } };
  const text = JSON.stringify(next);
  Object.assign(files, { ...published(text), [contentPath(page)]: `${page} ` });
  await lookedAgain();
  await waitFor(() => expect(reports).toMatchObject([{ what: 'release-unprepared' }]));
  expect(screen.getByText('The first release')).toBeDefined();
});

describe('a page in the middle of a sequence', () => {
  it('goes on with the release that the sequence began with, over a reload', async () => {
    history.replaceState(undefined, '', '/lend/choose');
    sessionStorage.setItem(
      'portal.customer.pinned-release',
      pinned(contentPath(release('The first release')), 'lend'),
    );
    await start(bothReleases());
    expect(await screen.findByText('The first release')).toBeDefined();
  });

  it.each([
    ['is elsewhere now', '/', 'first', 'lend'],
    ['began with a release that cannot be had any more', '/lend/choose', 'gone', 'lend'],
    ['was in another sequence', '/lend/choose', 'first', 'return'],
    ['holds one that is no release', '/lend/choose', 'nameless', 'lend'],
    ['holds one that is not what its name says', '/lend/choose', 'forged', 'lend'],
    ['holds one that is not valid for this code', '/lend/choose', 'invalid', 'lend'],
    ['holds one that needs other code', '/lend/choose', 'beyond', 'lend'],
    ['holds one of another form', '/lend/choose', 'otherForm', 'lend'],
  ] as const)('has the present release when the tab %s', async (_, path, began, sequence) => {
    history.replaceState(undefined, '', path);
    sessionStorage.setItem('portal.customer.pinned-release', pinned(pins[began].path, sequence));
    const { reports } = await start({ ...bothReleases(), [pins[began].path]: pins[began].text });
    expect(await screen.findByText('The second release')).toBeDefined();
    expect(sessionStorage.getItem('portal.customer.pinned-release')).toBe(
      began === 'nameless' ? pinned(pins[began].path, sequence) : null,
    );
    const isRefused = ['gone', 'forged', 'invalid', 'beyond', 'otherForm'].includes(began);
    expect(reports.some(({ what }) => what === 'pinned-release-unavailable')).toBe(isRefused);
  });

  /** Releases that a tab may have pinned. An undefined text means a missing file. */
  const first = release('The first release');
  const invalid = first.replace('"body":[]', '"body":7');
  const otherForm = first.replace(`"format":${formatVersion}`, `"format":${formatVersion - 1}`);
  const pins = {
    first: { path: contentPath(first), text: first },
    gone: { path: contentPath('gone'), text: undefined },
    nameless: { path: '/1.json', text: first },
    forged: { path: contentPath('forged'), text: first },
    invalid: { path: contentPath(invalid), text: invalid },
    beyond: { path: contentPath(beyond), text: beyond },
    otherForm: { path: contentPath(otherForm), text: otherForm },
  };
});

it.each([
  ['that was chosen before', 'es', ['en-US'], 'es'],
  ['that the browser asks for', undefined, ['fr-FR', 'es-MX', 'en-US'], 'es'],
  ['that comes first, where the browser asks for none of them', undefined, ['fr-FR'], 'en'],
  ['that the browser asks for, where the choice is none any more', 'fr', ['es'], 'es'],
])('begins in the language %s', async (_, stored, asked, language) => {
  if (stored !== undefined) localStorage.setItem('portal.language', stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked);
  await start(published(release('Words')));
  await waitFor(() => expect(document.documentElement.lang).toBe(language));
  vi.restoreAllMocks();
});

it('begins in the language that the server was told, and tells it which one was chosen since', async () => {
  document.cookie = 'portal-language=es; Path=/';
  const files = published(release('Words'));
  await start(files);
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  await running?.host.current()?.switchLanguage('en');
  expect(document.cookie).toContain('portal-language=en');
  running?.stop();

  // Simulates a browser in which a language was chosen before there was a server to tell.
  document.cookie = 'portal-language=; Path=/; Max-Age=0';
  localStorage.setItem('portal.language', 'es');
  await start(files);
  expect(document.cookie).toContain('portal-language=es');
});

it('takes from the page what the server wrote into it', async () => {
  const block = document.createElement('script');
  block.id = 'bootstrap';
  block.type = 'application/json';
  block.textContent = JSON.stringify({
    environment: 'TEST',
    settings: { desk: 'https://desk.example' },
    release: JSON.parse(pointerTo(contentPath(release('Words')))) as unknown,
    toggles: { toggles: [{ name: 'events', enabled: true }] },
  });
  document.body.append(block);
  await start(published(release('Words')));
  const portal = running?.host.current();
  expect(portal?.site.environment).toBe('TEST');
  expect(portal?.services.setting('desk')).toBe('https://desk.example');
});

it('is gone from the page when it stops', async () => {
  await start(published(release('Words')));
  await screen.findByText('Words');
  running?.stop();
  expect(document.body.textContent).toBe('');
});

it('neither watches nor stores a release when it has stopped before the browser was idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  await start(published(release('Words')));
  await waitFor(() => expect(idle).not.toEqual([]));
  running?.stop();
  while (idle.length > 0) {
    for (const callback of idle.splice(0)) callback();
    await vi.dynamicImportSettled();
  }
  expect(localStorage.getItem('portal.release')).toBeNull();
});

async function startFirst(): Promise<{ reports: Report[]; files: Record<string, string> }> {
  const files = published(release('The first release'));
  const { reports } = await start(files);
  await screen.findByText('The first release');
  return { reports, files };
}

function bothReleases(): Record<string, string> {
  const first = release('The first release');
  const files = { [contentPath(first)]: first };
  publish(files, release('The second release'));
  return files;
}

function pinned(path: string, sequence: string): string {
  return JSON.stringify({ release: path, sequence });
}

function publish(files: Record<string, string>, bundle: string): void {
  Object.assign(files, published(bundle));
}

/** The pointer and the bundle that it names. */
function published(bundle: string): Record<string, string> {
  return { '/current.json': pointerTo(contentPath(bundle)), [contentPath(bundle)]: bundle };
}

/** Waits until a release is stored, after its check in an idle moment: perhaps during the next test. */
async function untilStored(bundle: string): Promise<void> {
  await waitFor(() => expect(localStorage.getItem('portal.release')).toContain(contentPath(bundle)));
}

/** Brings the network back: then the portal asks at once. */
function goOnline(): void {
  window.dispatchEvent(new Event('online'));
}

/** Waits until the portal has loaded the pointer and the file that it names, and had time to show it. */
async function lookedAgain(): Promise<void> {
  const asked = vi.mocked(fetch).mock.calls.length;
  goOnline();
  await waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThanOrEqual(asked + 2));
  await waitFor(() => expect(running?.host.current()).toBeDefined());
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

function pointerTo(bundle: string): string {
  return JSON.stringify({ format: formatVersion, bundle });
}

/** A release whose only page shows its brand's name. It may need a widget. */
function release(name: string, widget = 'library/frame'): string {
  const manifests = manifestSetOf({
    site: { brand: { name, legalName: name, colors: {} } },
    facts: {
      reader: {
        comesFrom: 'The session.',
        facts: { card: { type: 'enum', description: 'Kind.', values: ['none', 'adult'] } },
      },
    },
    route: {
      home: { path: '/', page: 'home' },
      'sign-in': { path: '/sign-in', page: 'home' },
      'not-found': { path: '/not-found', page: 'home' },
      error: { path: '/error', page: 'home' },
      lend: { path: '/lend', sequence: 'lend' },
    },
    sequence: { lend: lending },
    page: { home: { title: 'essential:ok', body: [] } },
    header: { plain: { start: [], end: [] } },
    flow: { standard: { regions: [], width: 'page', pageAlerts: true } },
  });
  const needs = { widgets: [widget], operations: {}, sources: [], derivations: [] };
  return JSON.stringify({ format: formatVersion, needs, manifests, parts: {}, copy: {} });
}

async function start(files: Readonly<Record<string, string | undefined>>): Promise<{ reports: Report[] }> {
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) => {
      const text = files[path];
      return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
    }),
  );
  const reports: Report[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  running = await startPortal({
    container,
    packs: [{ domain: 'library', copy: ['library'], widgets: { frame: () => Promise.resolve(Frame) } }],
    eager: { 'library/frame': Frame },
    presentation: plainPresentation,
    essential: { en: essential, es: essential },
    pointer: '/current.json',
    builtPointer: '/built.json',
    report: (report) => void reports.push(report),
  });
  return { reports };
}

/** The heading completes the first screen, so that later work need not wait for the six seconds. */
function Frame() {
  drawing(vi.mocked(fetch).mock.calls.map(([path]) => String(path)));
  return <h1>{running?.host.current()?.site.manifest.brand.name}</h1>;
}

/** A release that needs a widget which this page does not have. */
const beyond = release('Beyond', 'library/atlas');

const essential = { loading: 'Loading', retry: 'Try again', ok: 'OK', failure: { title: 'No', text: 'No' } };
