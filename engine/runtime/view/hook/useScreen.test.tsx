import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ManifestParts } from '../../../core/testing/index.ts';
import { PlainControl, showPortal, type LibraryOptions } from '../layout/testing/index.ts';
import type { Widget } from '../../ports/index.ts';
import { fakePorts } from '../../testing/index.ts';
import { type BannerView, useBanners, useFlow, useNavigation } from './useScreen.ts';
import { useControls } from './useControls.ts';
import { useSentence } from './useCopy.ts';

describe('a menu', () => {
  it('has the items that this customer sees, and knows which is current', async () => {
    const { portal, after } = await show();
    expect(menu()).toEqual(['Home*', 'Shelf']);
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    expect(menu()).toEqual(['Home*', 'Shelf', 'Loans']);
    await after(() => portal.navigator.go('/shelf'));
    expect(menu()).toEqual(['Home', 'Shelf*', 'Loans']);
  });

  it('highlights an item on routes that belong to it', async () => {
    const { portal, after } = await show();
    await after(() => portal.navigator.go('/atlas'));
    expect(menu()).toEqual(['Home', 'Shelf*']);
  });
});

describe('the banners of a placement', () => {
  it('are those whose conditions hold, the most urgent first, up to its limit', async () => {
    const { portal, after } = await show();
    expect(banners()).toEqual([]);
    await after(() => portal.store.set({ 'reader.signedIn': true, 'house.open': false }));
    expect(banners()).toEqual(['Closed', 'Overdue']);
    await after(() => portal.store.set({ 'house.open': true }));
    expect(banners()).toEqual(['Overdue', 'News']);
  });

  it('are none where the flow or the route keeps page alerts away', async () => {
    const { portal, after } = await show();
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    await after(() => portal.navigator.go('/quiet'));
    expect([banners(), screen.getByText('quiet')]).toEqual([[], expect.anything()]);
    await after(() => portal.navigator.go('/atlas'));
    expect(banners()).toEqual([]);
    await after(() => portal.navigator.go('/shelf'));
    expect(banners()).toEqual(['Overdue', 'News']);
  });

  it('can be dismissed where their manifest says so, and come back in another session when the days are over', async () => {
    const ports = fakePorts();
    const { portal, after, unmount } = await show({ ports });
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    await after(() => screen.getByRole('button', { name: 'Not now' }).click());
    expect(banners()).toEqual(['Overdue']);
    unmount();
    ports.clock.advance(7 * 86_400_000);
    await ports.tabStorage.clear('portal.customer.');
    const { portal: later } = await show({ ports });
    await after(() => later.store.set({ 'reader.signedIn': true }));
    expect(banners()).toEqual(['Overdue', 'News']);
  });

  it('are away for the time of the action that put them away', async () => {
    const ports = fakePorts();
    const { portal, after, history, unmount } = await show({ ports });
    await after(() => portal.store.set({ 'reader.signedIn': true }));
    await after(() => screen.getByRole('button', { name: 'Shelf' }).click());
    expect([banners(), history.current().path]).toEqual([['Overdue'], '/shelf']);
    unmount();
    ports.clock.advance(59 * 86_400_000);
    const later = await show({ ports });
    await after(() => later.portal.store.set({ 'reader.signedIn': true }));
    expect(banners()).toEqual(['Overdue']);
    later.unmount();
    ports.clock.advance(86_400_000);
    await ports.tabStorage.clear('portal.customer.');
    const last = await show({ ports });
    await after(() => last.portal.store.set({ 'reader.signedIn': true }));
    expect(banners()).toEqual(['Overdue', 'News']);
  });

  it('that show once a session stay on their first page, and come back after signing out', async () => {
    const { portal, after, ports } = await show();
    await after(() => portal.store.set({ 'house.welcome': true }));
    expect(banners()).toEqual(['Home']);
    await after(() => portal.store.set({ 'house.open': true }));
    expect(banners()).toEqual(['Home']);
    await after(() => portal.navigator.go('/shelf'));
    expect(banners()).toEqual([]);
    await after(() => ports.tabStorage.clear('portal.customer.'));
    await after(() => portal.navigator.go('/loans'));
    expect(banners()).toEqual(['Home']);
  });

  it('make room for the next when one is dismissed', async () => {
    const { portal, after } = await show();
    await after(() => portal.store.set({ 'reader.signedIn': true, 'house.open': false }));
    const { closed } = portal.site.manifests.banner;
    await after(() => closed && portal.dismissals.dismiss('closed', closed.dismissal));
    expect(banners()).toEqual(['Overdue', 'News']);
  });
});

const Menu: Widget = () => {
  const { items } = useNavigation('main');
  return (
    <ul aria-label="menu">
      {items.map(({ item, current }) => (
        <Item key={item.id} label={String(item.label)} mark={current ? '*' : ''} />
      ))}
    </ul>
  );
};

function Item({ label, mark }: { label: string; mark: string }) {
  const words = useSentence(label);
  return <li>{`${words}${mark}`}</li>;
}

const Banners: Widget = () => {
  const views = useBanners('top');
  const flow = useFlow();
  return (
    <>
      <p>{flow?.id}</p>
      <ul aria-label="banners">
        {views.map((view) => (
          <Banner key={view.id} view={view} />
        ))}
      </ul>
    </>
  );
};

function Banner({ view: { banner, dismiss } }: { view: BannerView }) {
  const words = useSentence(banner.title);
  const controls = useControls(banner.actions ?? [], dismiss && { dismiss });
  return (
    <>
      <li>{words}</li>
      {controls.map((control) => (
        <PlainControl key={control.label} control={control} />
      ))}
    </>
  );
}

function menu(): (string | null)[] {
  return textsIn('menu');
}

function banners(): (string | null)[] {
  return textsIn('banners');
}

function textsIn(name: string): (string | null)[] {
  const list = screen.getByRole('list', { name });
  return [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
}

function show(options: LibraryOptions = {}) {
  return showPortal({
    manifests,
    widgets: { 'library/menu': Menu, 'library/banners': Banners },
    copy: {
      en: {
        home: 'Home',
        shelf: 'Shelf',
        loans: 'Loans',
        closed: 'Closed',
        overdue: 'Overdue',
        news: 'News',
        notNow: 'Not now',
      },
    },
    ...options,
  });
}

const signedIn = { fact: 'reader.signedIn', is: true } as const;

const manifests: ManifestParts = {
  site: {
    layout: {
      frame: 'library/frame',
      regions: { side: { widgets: [{ widget: 'library/menu' }, { widget: 'library/banners' }] } },
    },
    placements: { top: { description: 'Above the content.', limit: 2, pageAlerts: true } },
  },
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: { signedIn: { type: 'boolean', description: 'Signed in.' } },
    },
    house: {
      comesFrom: 'A sensor.',
      facts: {
        open: { type: 'boolean', description: 'Open.' },
        welcome: { type: 'boolean', description: 'Somebody is new.' },
      },
    },
  },
  flow: { quiet: { regions: ['side'], width: 'reading', pageAlerts: false } },
  route: {
    shelf: { path: '/shelf', page: 'home' },
    atlas: { path: '/atlas', page: 'home', showPageAlerts: false },
    loans: { path: '/loans', page: 'home' },
    quiet: { path: '/quiet', page: 'home', flow: 'quiet' },
  },
  navigation: {
    main: {
      label: 'library:words',
      items: [
        { id: 'home', label: 'library:home', link: { route: 'home' } },
        { id: 'shelf', label: 'library:shelf', link: { route: 'shelf' }, highlightOn: ['atlas'] },
        {
          id: 'loans',
          label: 'library:loans',
          link: { route: 'loans' },
          when: signedIn,
        },
      ],
    },
  },
  banner: {
    news: {
      placement: 'top',
      priority: 1,
      tone: 'information',
      when: signedIn,
      title: 'library:news',
      dismissal: { forDays: 7 },
      actions: [
        { label: 'library:notNow', do: { dismiss: true } },
        { label: 'library:shelf', do: { go: { route: 'shelf' } }, dismissal: { forDays: 60 } },
      ],
    },
    welcome: {
      placement: 'top',
      priority: 5,
      tone: 'information',
      when: { fact: 'house.welcome', is: true },
      title: 'library:home',
      once: 'session',
    },
    overdue: { placement: 'top', priority: 10, tone: 'warning', when: signedIn, title: 'library:overdue' },
    closed: {
      placement: 'top',
      priority: 100,
      tone: 'danger',
      when: { fact: 'house.open', is: false },
      title: 'library:closed',
      dismissal: { forSession: true },
    },
  },
};
