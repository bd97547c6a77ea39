import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlacedWidget } from '../../../core/manifest/index.ts';
import type { ManifestParts } from '../../../core/testing/index.ts';
import type { Widget } from '../../ports/index.ts';
import { heardComplaints, showPortal, type LibraryOptions, type ShownPortal } from './testing/index.ts';

afterEach(() => vi.restoreAllMocks());

describe('the frame', () => {
  it('has the header that suits the customer', async () => {
    const { portal, after } = await show();
    const header = screen.getByRole('banner');
    expect(within(header).queryByRole('heading')).toBeNull();
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    expect(within(header).getByRole('heading').textContent).toBe('Welcome back');
    await after(() => portal.store.set({ 'reader.signedIn': false }));
    expect(within(header).getByRole('heading').textContent).toBe('Town Library');
  });

  it('has the regions of the flow whose conditions hold', async () => {
    const { portal, after } = await show();
    const [side, top] = [screen.getByRole('navigation'), screen.getByRole('region', { name: 'top' })];
    expect([side.textContent, top.textContent]).toEqual(['', 'Words']);
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    expect(side.textContent).toBe('Words');
    await after(() => portal.navigator.go('/quiet'));
    expect([side.textContent, top.textContent]).toEqual(['', '']);
  });

  it('keeps the place of a region of which it is not known yet: what stands beside it would move', async () => {
    const { portal, after } = await show({ widgets: { 'library/frame': NamedPlaces } });
    const places = screen.getByRole('status', { name: 'places' });
    expect(places.textContent).toContain('side');
    await after(() => portal.store.set({ 'reader.signedIn': false }));
    expect(places.textContent).not.toContain('side');
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    expect(places.textContent).toContain('side');
  });

  it('waits while it is not known where an address leads', async () => {
    const { portal, after } = await show({ start: '/members' });
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Loading the page');
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    expect(within(screen.getByRole('main')).getByRole('heading').textContent).toBe('Members');
  });

  it('that fails is said, and can be tried again', async () => {
    heardComplaints();
    const load = vi.fn<() => Promise<Widget>>(() => Promise.reject(new Error('no chunk')));
    const { after } = await show({
      lazy: { 'library/late-frame': load },
      manifests: {
        ...manifests,
        site: { ...manifests.site, layout: { frame: 'library/late-frame', regions: {} } },
      },
    });
    expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
    load.mockResolvedValueOnce(({ slots }) => <main>{slots['content']}</main>);
    await after(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('heading', { name: 'Town Library' })).toBeDefined();
  });

  it('is in the language that is shown', async () => {
    const { portal, after } = await show();
    expect(document.documentElement.lang).toBe('en');
    await after(() => void portal.switchLanguage('es'));
    expect(document.documentElement.lang).toBe('es');
    expect(within(screen.getByRole('main')).getByRole('heading').textContent).toBe('Biblioteca');
    expect(portal.ports.storage.get('portal.language')).toBe('es');
  });

  it('stays as it is when a language cannot be had', async () => {
    const { portal, after, ports } = await show();
    vi.spyOn(portal.copy, 'switchTo').mockRejectedValueOnce(new Error('offline'));
    await after(() => void portal.switchLanguage('es'));
    expect(document.documentElement.lang).toBe('en');
    expect(ports.reports).toMatchObject([{ what: 'language-unavailable' }]);
  });

  it('says for a moment what was done, on whatever page is shown, in a region that is there before its words', async () => {
    const { portal, ports, after } = await show({
      manifests: {
        ...manifests,
        site: { ...manifests.site, toastStays: 'constant.stays' },
        constants: {
          constants: { constants: { stays: { value: 6, unit: 'seconds', description: 'A while.' } } },
        },
      },
    });
    const region = document.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    await after(() => portal.toasts.say('library:fine'));
    await after(() => portal.navigator.go('/shelf'));
    expect(region?.textContent).toBe('Fine');
    await after(() => ports.clock.advance(6_000));
    expect(region?.textContent).toBe('');
  });

  it('says why the customer was led away, until that is acknowledged', async () => {
    const { portal, after } = await show();
    await after(() => portal.store.set({ 'reader.signedIn': false }));
    await after(() => portal.navigator.go('/members'));
    expect(screen.getByRole('alertdialog', { name: 'For members' })).toBeDefined();
    await after(() => screen.getByRole('button', { name: 'Fine' }).click());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says one error at a time: first why the customer was led away, then what failed on the page', async () => {
    heardComplaints();
    const { portal, after } = await show({ body: [{ widget: 'library/attic', ifFailed: 'attic-closed' }] });
    await after(() => portal.store.set({ 'reader.signedIn': false }));
    await after(() => portal.navigator.go('/members'));
    expect(screen.getByRole('alertdialog').textContent).toContain('Ask at the desk');
    await after(() => screen.getByRole('button', { name: 'Fine' }).click());
    expect(screen.getByRole('alertdialog').textContent).toContain('Up the stairs');
  });
});

describe('the focus', () => {
  it('stays where it is at the first page', async () => {
    await show();
    expect(document.activeElement).toBe(document.body);
  });

  it('is on the heading after each arrival', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const { portal, after } = await show();
    await after(() => portal.navigator.go('/shelf'));
    // Not before it is heard that what was pressed is gone.
    expect(document.activeElement).toBe(document.body);
    await waitFor(() => expect(focused()).toBe('Shelf'));
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    await after(() => portal.navigator.go('/'));
    await waitFor(() => expect(focused()).toBe('Town Library'));
  });

  it('is on the heading when the first page was left before it was there', async () => {
    const { portal, after } = await show({ start: '/members' });
    await after(() => portal.navigator.go('/shelf'));
    await waitFor(() => expect(focused()).toBe('Shelf'));
  });

  it('comes to a heading that comes later, from the link that was followed', async () => {
    const { link, code, after } = await showLate();
    link.focus();
    await after(() => link.click());
    expect(document.activeElement).toBe(link);
    await after(() => code.resolve(LateHeading));
    await waitFor(() => expect(focused()).toBe('At last'));
  });

  it('is not taken from who has gone on meanwhile', async () => {
    const { link, code, after } = await showLate();
    await after(() => link.click());
    const other = screen.getByRole('link', { name: 'Other' });
    other.focus();
    await after(() => code.resolve(LateHeading));
    expect(document.activeElement).toBe(other);
  });

  it('is on the heading that takes the place of the one it was on', async () => {
    const { link, code, after } = await showLate();
    await after(() => link.click());
    await after(() => code.resolve(TurningHeading));
    await waitFor(() => expect(focused()).toBe('Page 1'));
    await after(() => turn.page?.(2));
    await waitFor(() => expect(focused()).toBe('Page 2'));
  });
});

function focused(): string | undefined {
  return document.activeElement?.textContent;
}

const NamedPlaces: Widget = ({ slots }) => (
  <output aria-label="places">{Object.keys(slots).join(' ')}</output>
);
const words: PlacedWidget = { widget: 'library/words' };
const headingOf = (text: string): PlacedWidget => ({ widget: 'library/heading', settings: { text } });
const pageOf = (title: string) => ({ title, body: [headingOf(title)] });
const signedIn = { fact: 'reader.signedIn', is: true } as const;

const manifests: ManifestParts = {
  site: {
    headers: [{ when: signedIn, header: 'members' }, { header: 'plain' }],
    layout: {
      frame: 'library/frame',
      regions: { side: { when: signedIn, widgets: [words] }, top: { widgets: [words] } },
    },
  },
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: { signedIn: { type: 'boolean', description: 'Signed in.' } },
    },
  },
  header: {
    plain: { start: [headingOf('library:name')], end: [] },
    members: { start: [], end: [headingOf('library:welcome')] },
  },
  flow: { quiet: { regions: [], width: 'reading', pageAlerts: false } },
  guard: {
    members: {
      allow: signedIn,
      whileUnknown: { waitMs: 4_000, then: 'deny' },
      otherwise: [{ redirect: { route: 'home' }, error: 'members-only' }],
    },
  },
  error: {
    'members-only': {
      presentation: 'dialog',
      title: 'library:membersOnly',
      text: 'library:ask',
      acknowledge: 'library:fine',
    },
    'attic-closed': {
      presentation: 'dialog',
      title: 'library:attic',
      text: 'library:stairs',
      acknowledge: 'library:fine',
    },
  },
  route: {
    shelf: { path: '/shelf', page: 'shelf' },
    late: { path: '/late', page: 'late' },
    quiet: { path: '/quiet', page: 'shelf', flow: 'quiet' },
    members: { path: '/members', page: 'members', guards: ['members'] },
  },
  page: {
    shelf: pageOf('library:shelf'),
    members: pageOf('library:members'),
    late: { title: 'library:shelf', body: [{ widget: 'library/late' }] },
  },
};

function show(options: LibraryOptions = {}): Promise<ShownPortal> {
  const english = {
    welcome: 'Welcome back',
    shelf: 'Shelf',
    members: 'Members',
    membersOnly: 'For members',
    ask: 'Ask at the desk',
    fine: 'Fine',
    attic: 'The attic is closed',
    stairs: 'Up the stairs',
  };
  return showPortal({
    manifests,
    body: [headingOf('library:name')],
    copy: { en: english, es: { ...english, name: 'Biblioteca' } },
    ...options,
    widgets: { 'library/words': () => <p>Words</p>, ...options.widgets },
  });
}

const LateHeading: Widget = () => <h1>At last</h1>;

const turn: { page?: (page: number) => void } = {};

const TurningHeading: Widget = () => {
  const [page, setPage] = useState(1);
  useEffect(() => void (turn.page = setPage), []);
  return <h1 key={page}>Page {page}</h1>;
};

const LateAndOther: Widget = () => (
  <>
    <Link to="/late">Late</Link>
    <Link to="/shelf">Other</Link>
  </>
);

async function showLate() {
  const code = Promise.withResolvers<Widget>();
  const shown = await show({
    widgets: { 'library/words': LateAndOther },
    lazy: { 'library/late': () => code.promise },
    body: [],
  });
  return { ...shown, code, link: screen.getByRole('link', { name: 'Late' }) };
}
