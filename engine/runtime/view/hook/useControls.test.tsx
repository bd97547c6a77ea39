import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Control } from '../../../core/manifest/index.ts';
import type { ManifestParts } from '../../../core/testing/index.ts';
import { PlainControl, showPortal, type LibraryOptions } from '../layout/testing/index.ts';
import type { Widget, WidgetProps } from '../../ports/index.ts';
import { fakePorts } from '../../testing/index.ts';
import { useHref } from './useHref.ts';
import { useControls } from './useControls.ts';
import type { ActionPlace } from '../../../core/action/index.ts';

afterEach(() => vi.restoreAllMocks());

describe('a control', () => {
  it('that goes to a place of the portal is a link, and a press that goes there', async () => {
    const { history, after } = await show([{ label: 'library:words', do: { go: { route: 'shelf' } } }]);
    expect(screen.getByRole('link', { name: 'Words' }).getAttribute('href')).toBe('/shelf');
    await after(() => pressed[0]?.());
    expect(history.current().path).toBe('/shelf');
  });

  it('fills parameters of its place from the address that is shown', async () => {
    await show([{ label: 'library:words', do: { go: { route: 'book' } } }], { start: '/books/emma' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/books/emma');
  });

  it('that goes outside is a link, and a press that leaves', async () => {
    const { ports, after } = await show([{ label: 'library:words', do: { go: { external: 'catalogue' } } }]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://catalogue.example/');
    await after(() => pressed[0]?.());
    expect(ports.left).toEqual(['https://catalogue.example/']);
  });

  it('that opens a new window says so, and a press opens one that knows nothing of this', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const go = { external: 'catalogue', opens: 'new-window' } as const;
    const { ports, after } = await show([{ label: 'library:words', do: { go } }], {
      manifests: { ...manifests, site: { ...manifests.site, newWindow: { hint: 'library:name' } } },
    });
    expect(screen.getByRole('link', { name: 'Words (Town Library)' })).toBeDefined();
    await after(() => pressed[0]?.());
    expect(open).toHaveBeenCalledExactlyOnceWith('https://catalogue.example/', '_blank', 'noopener');
    expect(ports.left).toEqual([]);
  });

  it('that signs in comes back to where the customer wanted to go', async () => {
    const action = [{ label: 'library:words', do: { signIn: { route: 'shelf' } } }] as const;
    const { ports, after, unmount } = await show([...action]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/auth/sign-in?returnTo=%2Fshelf&lang=en');
    await after(() => pressed[0]?.());
    expect(ports.left).toEqual(['/auth/sign-in?returnTo=%2Fshelf&lang=en']);
    unmount();
    await show([...action], { start: '/?returnTo=%2Fbooks%2Femma' });
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/auth/sign-in?returnTo=%2Fbooks%2Femma&lang=en',
    );
  });

  it('does not come back to where it is not safe', async () => {
    await show([{ label: 'library:words', do: { signIn: { route: 'shelf' } } }], {
      start: '/?returnTo=%2F%2Fevil.example',
    });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/auth/sign-in?returnTo=%2Fshelf&lang=en');
  });

  it('that signs out does so', async () => {
    const ports = fakePorts({ fetch: () => Promise.resolve(new Response('{}')) });
    const { after } = await show([{ label: 'library:words', do: { signOut: { route: 'home' } } }], { ports });
    await after(() => screen.getByRole('button', { name: 'Words' }).click());
    expect(ports.left).toEqual(['/']);
  });

  it('that goes back does so, and is there only where the page before is another one, and not the sign-in', async () => {
    const { portal, history, after } = await show([{ label: 'library:words', do: { back: true } }]);
    expect(wordsButton(), 'no page before').toBeNull();
    await after(() => portal.navigator.go('/books/emma'));
    expect(wordsButton(), 'another page before').not.toBeNull();
    await after(() => portal.navigator.go('/books/emma#end'));
    expect(wordsButton(), 'the same page before').toBeNull();
    await after(() => portal.navigator.go('/sign-in'));
    await after(() => portal.navigator.go('/books/emma'));
    expect(wordsButton(), 'the sign-in before').toBeNull();
    await after(() => portal.navigator.go('/books/ada'));
    await after(() => wordsButton()?.click());
    expect(history.current().path).toBe('/books/emma');
  });

  it('that prints prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { after } = await show([{ label: 'library:words', do: { print: true } }]);
    await after(() => screen.getByRole('button', { name: 'Words' }).click());
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it.each([
    ['dismiss', { dismiss: true }],
    ['retry', { retry: true }],
    ['close', { close: true }],
  ] as const)('that does what its place offers (%s) does it', async (name, action) => {
    place[name] = vi.fn<() => void>();
    const { after } = await show([{ label: 'library:words', do: action }]);
    await after(() => screen.getByRole('button', { name: 'Words' }).click());
    expect(place[name]).toHaveBeenCalledOnce();
    delete place[name];
  });

  it.each<[string, Control['do']]>([
    ['goes to a route that does not exist', { go: { route: 'attic' } }],
    ['goes to an address outside that does not exist', { go: { external: 'shop' } }],
    ['goes to a place whose parameter is not known', { go: { route: 'book' } }],
    ['dismisses where nothing can be dismissed', { dismiss: true }],
    ['tries again where nothing can be tried', { retry: true }],
    ['sends an event where there is no sequence', { send: 'continue' }],
    ['closes where nothing can be closed', { close: true }],
  ])('that %s is left out', async (_, action) => {
    await show([{ label: 'library:words', do: action }]);
    expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it('that opens a dialog opens it', async () => {
    const { portal, after } = await show([{ label: 'library:words', do: { open: 'rules' } }]);
    await after(() => screen.getByRole('button', { name: 'Words' }).click());
    expect(portal.dialogs.isOpened('rules')).toBe(true);
  });

  it('that needs the device does something else where the device cannot, and follows when that changes', async () => {
    const action: Control['do'] = {
      native: 'library/scan',
      capability: 'reader.signedIn',
      otherwise: { go: { route: 'shelf' } },
    };
    const { portal, after, ports } = await show([{ label: 'library:words', do: action }]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/shelf');
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    await after(() => screen.getByRole('button', { name: 'Words' }).click());
    expect(ports.reports).toMatchObject([
      { what: 'operation-failed', detail: { operation: 'library/scan' } },
    ]);
  });

  it('that takes a value from a fact shows when the fact is known, and follows it', async () => {
    const go = { route: 'book', params: { title: { fact: 'reader.name' } } };
    const { portal, after } = await show([{ label: 'library:words', do: { go } }]);
    expect(screen.queryByRole('link')).toBeNull();
    await after(() => portal.store.set({ 'reader.name': 'Emma' }));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/books/Emma');
    await after(() => portal.store.set({ 'reader.name': 'Ada' }));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/books/Ada');
  });

  it('shows only while its condition holds', async () => {
    const when = { fact: 'reader.signedIn', is: true } as const;
    const { portal, after } = await show([{ label: 'library:words', do: { go: { route: 'shelf' } }, when }]);
    expect(screen.queryByRole('link')).toBeNull();
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    expect(screen.getByRole('link')).toBeDefined();
    await after(() => portal.store.set({ 'reader.signedIn': false }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows only once its words are there, with their facts', async () => {
    const label = { key: 'library:hello', with: { name: 'reader.name' } };
    const { portal, after } = await show([{ label, do: { go: { route: 'shelf' } } }]);
    expect(screen.queryByRole('link')).toBeNull();
    await after(() => portal.store.set({ 'reader.name': 'Ada' }));
    expect(screen.getByRole('link', { name: 'Hello, Ada' })).toBeDefined();
  });
});

it('gives the address of a link, and none where there is none', async () => {
  await showPortal({
    manifests,
    widgets: { 'library/addresses': Addresses },
    body: [{ widget: 'library/addresses' }],
  });
  expect(screen.getByText('["/shelf","none","none"]')).toBeDefined();
});

const Addresses: Widget = () => {
  const all = [useHref({ route: 'shelf' }), useHref({ route: 'attic' }), useHref(undefined)];
  return <p>{JSON.stringify(all.map((address) => address ?? 'none'))}</p>;
};

const wordsButton = (): HTMLElement | null => screen.queryByRole('button', { name: 'Words' });

const pressed: (() => void)[] = [];
const place: ActionPlace = {};

const Controls: Widget = ({ settings }: WidgetProps<{ controls: Control[] }>) => {
  const controls = useControls(settings.controls, place);
  pressed.splice(0, pressed.length, ...controls.map(({ press }) => press));
  return controls.map((control) => <PlainControl key={control.label} control={control} />);
};

function show(controls: Control[], options: LibraryOptions = {}) {
  const placed = { widget: 'library/controls', settings: { controls } };
  return showPortal({
    manifests: { ...manifests, page: { book: { title: 'library:name', body: [placed] } } },
    widgets: { 'library/controls': Controls },
    copy: { en: { hello: 'Hello, {{name}}' } },
    body: [placed],
    ...options,
  });
}

const manifests: ManifestParts = {
  site: {
    external: { catalogue: { default: 'https://catalogue.example/' } },
  },
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: {
        signedIn: { type: 'boolean', description: 'Signed in.' },
        name: { type: 'text', description: 'Name.', personal: true },
      },
    },
  },
  route: {
    shelf: { path: '/shelf', page: 'home' },
    book: { path: '/books/:title', page: 'book' },
  },
};
