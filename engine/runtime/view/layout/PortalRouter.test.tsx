import { screen } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ManifestParts } from '../../../core/testing/index.ts';
import type { Widget } from '../../ports/index.ts';
import { showPortal } from './testing/index.ts';

describe('a link of react-router', () => {
  it('is followed without loading the page anew, also from inside its words', async () => {
    const { follow, at } = await show();
    expect(await follow('Shelf')).toBe(true);
    expect(at()).toBe('/shelf/novels?sort=year');
  });

  it.each<[string, MouseEventInit]>([
    ['Window', {}],
    ['Shelf', { ctrlKey: true }],
    ['Shelf', { shiftKey: true }],
    ['Shelf', { altKey: true }],
    ['Shelf', { metaKey: true }],
    ['Shelf', { button: 1 }],
    ['Outside', {}],
  ])('%s with %j is left to the browser', async (name, modifiers) => {
    const { follow, at } = await show();
    expect(await follow(name, modifiers)).toBe(false);
    expect(at()).toBe('/');
  });

  it('to what is no route of the portal leaves it', async () => {
    const { follow, at, ports } = await show();
    await follow('File');
    expect([at(), ports.left]).toEqual(['/', ['/files/book.pdf']]);
  });

  it('asks the guards of where it leads', async () => {
    const { follow, at } = await show();
    await follow('Cellar');
    expect(at()).toBe('/shelf/closed');
  });

  it('knows whether it leads to where one is', async () => {
    const { follow } = await show();
    expect(screen.getByText('Closed').getAttribute('aria-current')).toBeNull();
    await follow('Cellar');
    expect(screen.getByText('Closed').getAttribute('aria-current')).toBe('page');
  });

  it('never leads to another place, whoever names it', async () => {
    const { navigate, at, ports } = await show();
    expect(() => navigate('//elsewhere.example')).toThrow('External navigation');
    expect([at(), ports.left]).toEqual(['/', []]);
  });
});

describe('a hook of react-router', () => {
  it.each([
    ['/shelf/old%20novels?sort=year', { shelf: 'old novels' }],
    ['/shelf/novels/', { shelf: 'novels' }],
    ['/shelf//novels', { shelf: 'novels' }],
    ['/attic/boxes', { '*': 'boxes' }],
    ['/', {}],
  ])('has the parameters that the routes of the portal find in %s', async (start, params) => {
    const { portal, hooks } = await show(start);
    expect(hooks().params).toEqual(params);
    expect(hooks().params).toMatchObject(portal.navigator.screen().shown?.params ?? { none: true });
  });

  it('says where one is, and what was left with the entry', async () => {
    const { hooks, navigate, after } = await show();
    await after(() => navigate('/shelf/maps?sort=year#new', { state: { from: 'desk' } }));
    expect(hooks().location).toMatchObject({
      pathname: '/shelf/maps',
      search: '?sort=year',
      hash: '#new',
      state: { from: 'desk' },
    });
    expect(hooks().sort).toBe('year');
  });

  it('goes back and forward through the history', async () => {
    const { hooks, after, at, ...use } = await show();
    await after(() => use.navigate('/shelf/maps'));
    await after(() => use.navigate('/shelf/novels', { replace: true }));
    await after(() => use.back());
    expect([hooks().location.pathname, at()]).toEqual(['/', '/']);
  });

  it('stays where one is until it is known where an address leads', async () => {
    const { hooks, navigate, after, portal } = await show();
    await after(() => navigate('/members'));
    expect(hooks().location.pathname).toBe('/');
    await after(() => portal.store.set({ 'reader.card': true }));
    expect(hooks().location.pathname).toBe('/members');
  });
});

async function show(start = '/') {
  const seen: { hooks?: Hooks } = {};
  const Watching: Widget = () => {
    const [query] = useSearchParams();
    const navigate = useNavigate();
    const hooks = { params: useParams(), location: useLocation(), sort: query.get('sort'), navigate };
    useEffect(() => void (seen.hooks = hooks));
    return <Links />;
  };
  const body = [{ widget: 'library/watching' }];
  const shown = await showPortal({
    start,
    body,
    widgets: { 'library/watching': Watching },
    manifests: { ...library, page: { plain: { title: 'library:name', body } } },
  });
  const { history, after } = shown;
  /** Clicks, and says whether the router followed. The default action, a load from the network, is always prevented. */
  async function follow(name: string, modifiers: MouseEventInit = {}): Promise<boolean> {
    let isFollowed = false;
    const hear = (event: Event): void => {
      isFollowed = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', hear, { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
    await after(() => screen.getByText(name).dispatchEvent(click));
    return isFollowed;
  }
  const hooks = (): Hooks => {
    if (!seen.hooks) throw new Error('The widget was never shown.');
    return seen.hooks;
  };
  return {
    ...shown,
    follow,
    hooks,
    navigate: (to: To, options?: NavigateOptions) => void hooks().navigate(to, options),
    back: () => void hooks().navigate(-1),
    at: () => history.current().path + history.current().query,
  };
}

interface Hooks {
  params: object;
  location: Location;
  sort: string | null;
  navigate: NavigateFunction;
}

const library: ManifestParts = {
  facts: {
    reader: { comesFrom: 'The desk.', facts: { card: { type: 'boolean', description: 'Has a card.' } } },
  },
  guard: {
    never: {
      allow: { any: [] },
      whileUnknown: { waitMs: 4_000, then: 'deny' },
      otherwise: [{ redirect: { route: 'closed' } }],
    },
    card: {
      allow: { fact: 'reader.card', is: true },
      whileUnknown: { waitMs: 4_000, then: 'deny' },
      otherwise: [{ redirect: { route: 'home' } }],
    },
  },
  route: {
    shelf: { path: '/shelf/:shelf', page: 'plain' },
    closed: { path: '/shelf/closed', page: 'plain' },
    cellar: { path: '/cellar', page: 'plain', guards: ['never'] },
    attic: { path: '/attic/*', page: 'plain' },
    members: { path: '/members', page: 'plain', guards: ['card'] },
  },
};

function Links(): ReactElement {
  return (
    <>
      <Link to="/shelf/novels?sort=year">
        <b>Shelf</b>
      </Link>
      <Link to="https://elsewhere.example/shelf">Outside</Link>
      <Link to="/files/book.pdf">File</Link>
      <Link to="/cellar">Cellar</Link>
      <NavLink to="/shelf/closed">Closed</NavLink>
      <Link to="/shelf/maps" target="_blank">
        Window
      </Link>
    </>
  );
}
