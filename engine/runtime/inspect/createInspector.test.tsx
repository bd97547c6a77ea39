import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { manifestSetOf } from '../../core/testing/index.ts';
import { useHolding } from '../view/index.ts';
import { plainPresentation } from '../view/layout/testing/index.ts';
import type { Report } from '../ports/index.ts';
import { formatVersion } from '../../core/release/index.ts';
import { type InspectedPortal, startPortal } from '../boot/index.ts';
import { contentPath } from '../testing/index.ts';
import { createInspector } from './createInspector.ts';
import { overridesKey } from './inspectedStore.ts';

let running: InspectedPortal | undefined;

// The panel's code is compiled at its first import, which may take longer than a test waits.
beforeAll(() => import('./panel/openPanel.tsx'));

beforeEach(() => {
  history.replaceState(undefined, '', '/');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => {
  running?.stop();
  running = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('is none where the page does not say that it may be inspected', () => {
  pageSays({});
  expect(createInspector({ reports: () => [], report: () => undefined })).toBeUndefined();
});

it('opens with Control, Shift and E, shows what was decided, and closes with Escape, where the focus was', async () => {
  await start();
  const button = await screen.findByRole('button', { name: 'Borrow' });
  button.focus();
  const panel = await openPanel();
  expect(panel.getByText('shows page home')).toBeDefined();
  expect(panel.getByText(contentPath(release()))).toBeDefined();
  fireEvent.keyDown(panel.getByRole('heading', { name: 'Inspector' }), { key: 'Escape' });
  await waitFor(() => expect(panel.queryByRole('heading', { name: 'Inspector' })).toBeNull());
  expect(document.activeElement).toBe(button);
});

it('says why this browser gets the release that it gets', async () => {
  localStorage.setItem('portal.bucket', '37');
  const files = await start();
  const [bundle, another] = [contentPath(release()), contentPath(`${release()} `)];
  files[another] = `${release()} `;
  files['/current.json'] = pointerTo(bundle, { staged: { bundle: another, share: 37 } });
  const panel = await openPanel();
  expect(
    await panel.findByText(
      `this browser: bucket 37 · gets ${bundle.slice(1, 9)} because it is live · 37 % get ${another.slice(1, 9)}`,
      { exact: false },
    ),
  ).toBeDefined();
});

it('finds the decisions that name something, and explains another address', async () => {
  await start();
  const panel = await openPanel();
  expect(panel.getByText('routes/home.json:/path')).toBeDefined();
  expect(panel.getByText('site.json:/headers/0')).toBeDefined();
  expect(panel.getByRole('heading', { name: 'dialogs: none' })).toBeDefined();
  expect(panel.getByText('dialogs/strike.json:/when')).toBeDefined();
  fireEvent.change(panel.getByRole('searchbox'), { target: { value: 'HEADERS' } });
  await waitFor(() => expect(panel.queryByText('routes/home.json:/path')).toBeNull());
  expect(panel.getByText('site.json:/headers/0')).toBeDefined();
  fireEvent.change(panel.getByRole('searchbox'), { target: { value: '' } });
  const address = panel.getByRole('textbox', { name: /Another address/ });
  fireEvent.change(address, { target: { value: '/sign-in' } });
  fireEvent.submit(address);
  expect(await panel.findByText('routes/sign-in.json:/path')).toBeDefined();
});

it('says of what is personal that it was asked, and not what is known of it', async () => {
  await start();
  running?.host.current()?.store.set({ 'reader.name': 'Ada', 'reader.books': 7 });
  const panel = await openPanel();
  expect(panel.getByText('(is 7, from reader)')).toBeDefined();
  expect(panel.getByText('(is •••, from reader)')).toBeDefined();
});

it('has one tab in the order of the page, from which the arrow keys lead round to the others', async () => {
  await start();
  const panel = await openPanel();
  const tabs = panel.getAllByRole('tab');
  const reached = () => tabs.flatMap((tab, index) => (tab.tabIndex === 0 ? [index] : []));
  const chosen = () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  expect([reached(), chosen()]).toEqual([[0], 0]);
  const press = (key: string) => fireEvent.keyDown(panel.getByRole('tablist'), { key });
  press('ArrowRight');
  await waitFor(() => expect([reached(), chosen()]).toEqual([[1], 1]));
  press('ArrowLeft');
  press('ArrowLeft');
  await waitFor(() => expect([reached(), chosen()]).toEqual([[tabs.length - 1], tabs.length - 1]));
});

it('overrides a toggle for the tab, marks it, and takes it back', async () => {
  await start();
  await screen.findByText('closed');
  const panel = await openPanel();
  fireEvent.click(panel.getByRole('tab', { name: 'Facts and toggles' }));
  fireEvent.change(panel.getByRole('combobox', { name: 'Override toggle:events' }), {
    target: { value: '1' },
  });
  await screen.findByText('open');
  expect(JSON.parse(sessionStorage.getItem(overridesKey) ?? '')).toEqual({ 'toggle:events': true });
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  fireEvent.click(await panel.findByRole('button', { name: 'Overrides are active: 1' }));
  fireEvent.click(await panel.findByRole('tab', { name: 'Facts and toggles' }));
  fireEvent.click(await panel.findByRole('button', { name: 'Reset all overrides (1)' }));
  await screen.findByText('closed');
  expect(sessionStorage.getItem(overridesKey)).toBeNull();
});

it('decides by what the tab has kept from the first decision on, with the mark, in another release too', async () => {
  sessionStorage.setItem(overridesKey, JSON.stringify({ 'toggle:events': true }));
  const files = await start();
  const first = running?.host.current();
  expect(first?.store.read('toggle:events')).toBe(true);
  const marked = within(await tree());
  await marked.findByRole('button', { name: 'Overrides are active: 1' });
  const another = `${release()} `;
  Object.assign(files, { '/current.json': pointerTo(contentPath(another)), [contentPath(another)]: another });
  await running?.reload();
  expect(running?.host.current()).not.toBe(first);
  expect(running?.host.current()?.store.read('toggle:events')).toBe(true);
});

it('refuses a value outside of the domain of its fact, and takes one inside', async () => {
  await start();
  const panel = await openPanel();
  fireEvent.click(panel.getByRole('tab', { name: 'Facts and toggles' }));
  const field = (): HTMLInputElement => panel.getByRole('textbox', { name: 'Override reader.books' });
  fireEvent.input(field(), { target: { value: '12' } });
  fireEvent.submit(field());
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(running?.host.current()?.store.read('reader.books')).toBeUndefined();
  fireEvent.input(field(), { target: { value: '7' } });
  fireEvent.submit(field());
  await waitFor(() => expect(running?.host.current()?.store.read('reader.books')).toBe(7));
});

it('goes from the page with its portal', async () => {
  await start();
  const panel = await openPanel();
  expect(panel.getByRole('heading', { name: 'Inspector' })).toBeDefined();
  running?.stop();
  await waitFor(() => expect(document.querySelector('[data-react-aria-top-layer]')).toBeNull());
});

it('lists what was reported on the page', async () => {
  await start([{ what: 'facts-unavailable', detail: { group: 'reader' } }]);
  const panel = await openPanel();
  fireEvent.click(panel.getByRole('tab', { name: 'Problems (1)' }));
  expect(await panel.findByText('facts-unavailable: group "reader"')).toBeDefined();
});

async function openPanel() {
  fireEvent.keyDown(document.body, { code: 'KeyE', ctrlKey: true, shiftKey: true });
  const panel = within(await tree());
  await panel.findByRole('heading', { name: 'Inspector' });
  return panel;
}

/** The content of the inspector's own tree. */
function tree(): Promise<HTMLElement> {
  return waitFor(() => {
    const found = document.querySelector('[data-react-aria-top-layer]')?.shadowRoot;
    if (!found) throw new Error('The inspector is not there yet.');
    return found as unknown as HTMLElement;
  });
}

function pageSays(settings: Record<string, string>): void {
  const block = document.createElement('script');
  block.id = 'bootstrap';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ settings });
  document.body.append(block);
}

async function start(reports: readonly Report[] = []): Promise<Record<string, string>> {
  pageSays({ inspector: 'on' });
  const bundle = release();
  const path = contentPath(bundle);
  const files: Record<string, string> = { '/current.json': pointerTo(path), [path]: bundle };
  vi.stubGlobal(
    'fetch',
    vi.fn((asked: string) =>
      Promise.resolve(new Response(files[asked] ?? '', { status: files[asked] === undefined ? 404 : 200 })),
    ),
  );
  const container = document.createElement('div');
  document.body.append(container);
  running = await startPortal({
    container,
    packs: [{ domain: 'library', widgets: { frame: () => Promise.resolve(Frame) } }],
    eager: { 'library/frame': Frame },
    presentation: plainPresentation,
    essential: { en: essential, es: essential },
    pointer: '/current.json',
    report: () => undefined,
    tools: () => Promise.resolve(createInspector({ reports: () => reports, report: () => undefined })),
  });
  return files;
}

function Frame() {
  const [isOpen] = useHolding([{ toggle: 'events' }]);
  return (
    <>
      <p>{isOpen ? 'open' : 'closed'}</p>
      <button>Borrow</button>
    </>
  );
}

function pointerTo(bundle: string, parts: object = {}): string {
  return JSON.stringify({ format: formatVersion, bundle, ...parts });
}

function release(): string {
  const page = 'home';
  const manifests = manifestSetOf({
    facts: {
      reader: {
        comesFrom: 'The session.',
        facts: {
          name: { type: 'enum', description: 'First name.', values: ['Ada', 'Zoe'], personal: true },
          books: { type: 'integer', description: 'Lent.', minimum: 0, maximum: 9, thresholds: { many: 5 } },
        },
      },
    },
    route: {
      home: { path: '/', page },
      'sign-in': { path: '/sign-in', page },
      'not-found': { path: '/not-found', page },
      error: { path: '/error', page },
    },
    toggle: { events: { default: false, owner: 'Desk' } },
    page: { home: { title: 'essential:ok', body: [] } },
    dialog: {
      strike: {
        when: {
          all: [
            { fact: 'reader.name', is: 'Zoe' },
            { fact: 'reader.books', atLeast: 'many' },
          ],
        },
        priority: 1,
        title: 'essential:ok',
        text: 'essential:ok',
        actions: [],
      },
    },
    header: { plain: { start: [], end: [] } },
    flow: { standard: { regions: [], width: 'page', pageAlerts: true } },
  });
  return JSON.stringify({ format: formatVersion, manifests, parts: {}, copy: {} });
}

const essential = { loading: 'Loading', retry: 'Try again', ok: 'OK', failure: { title: 'No', text: 'No' } };
