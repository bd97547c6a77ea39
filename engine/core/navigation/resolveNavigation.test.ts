import { describe, expect, it } from 'vitest';
import { createTracingEvaluator } from '../decision/index.ts';
import { assignmentOf, type AtomValue } from '../fact/index.ts';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { resolveNavigation } from './index.ts';

describe('where an address leads', () => {
  it('shows the page of the route, with the parameters of the address', () => {
    expect(at('/books/atlases')).toEqual({
      kind: 'show',
      route: 'book',
      params: { book: 'atlases' },
      page: 'book',
    });
  });

  it.each(['/books/atlases/', '//books/atlases', '/books//atlases//'])(
    'leads to the one address of a page, with the query, from one with slashes to spare: %s',
    (path) => {
      const leads = resolveNavigation(asking({}), { path, query: '?page=2' });
      expect(leads).toEqual({ kind: 'redirect', address: '/books/atlases?page=2' });
    },
  );

  it('shows the not-found route at an address that nothing matches', () => {
    expect(at('/unknown/address')).toEqual({
      kind: 'show',
      route: 'not-found',
      params: {},
      page: 'not-found',
    });
  });

  it('shows just the route where even that one does not exist', () => {
    expect(resolveNavigation(evaluatorOf(siteOf()), { path: '/', query: '' })).toEqual({
      kind: 'show',
      route: 'not-found',
      params: {},
    });
  });

  it('shows a sequence, and its state where the address names one', () => {
    expect(at('/borrow')).toEqual({ kind: 'show', route: 'borrow', params: {}, sequence: 'borrow' });
    expect(at('/borrow/choose')).toMatchObject({ route: 'borrow', sequence: 'borrow', state: 'choose' });
    expect(at('/borrow/lent')).toMatchObject({ state: 'lent' });
    expect(at('/borrow/lend')).toMatchObject({ route: 'not-found' });
  });

  it('leaves a page its own parameter called state', () => {
    expect(at('/readers/banned')).toMatchObject({ route: 'readers', params: { state: 'banned' } });
  });

  it('does not know a route of another environment', () => {
    expect(at('/workshop')).toMatchObject({ route: 'not-found' });
  });
});

describe('resolveNavigation, at a guarded route', () => {
  it('shows it to those whom every guard lets in', () => {
    expect(at('/desk', { 'reader.signedIn': true, 'reader.staff': true })).toMatchObject({ page: 'desk' });
  });

  it('asks the guards in their order: the first that refuses decides', () => {
    expect(at('/desk?tab=2', { 'reader.signedIn': false, 'reader.staff': false })).toEqual({
      kind: 'redirect',
      address: '/sign-in?returnTo=%2Fdesk%3Ftab%3D2',
    });
    expect(at('/desk', { 'reader.signedIn': true, 'reader.staff': false })).toEqual({
      kind: 'redirect',
      address: '/',
      error: 'staff-only',
    });
  });

  it('waits for what a guard does not know, and goes on when the wait is over', () => {
    expect(at('/desk', {})).toEqual({ kind: 'wait', milliseconds: 300, route: 'desk', guard: 'readers' });
    expect(resolveNavigation(asking({}), { path: '/desk', query: '' }, true)).toMatchObject({
      kind: 'redirect',
    });
  });

  it('leaves for a declared address outside, or shows not-found when it is not one', () => {
    expect(at('/branch')).toEqual({ kind: 'leave', url: 'https://branch.example/' });
    expect(at('/closed-branch')).toMatchObject({ kind: 'show', route: 'not-found' });
  });

  it('shows not-found when a guard does not exist, leads nowhere, or its list is none', () => {
    expect(at('/guarded-by-nobody')).toMatchObject({ route: 'not-found' });
    expect(at('/guarded-by-a-list')).toMatchObject({ route: 'not-found' });
    expect(at('/leads-nowhere')).toMatchObject({ route: 'not-found' });
  });

  it('sends those who came from somewhere back there, if the guard prefers that and it is safe', () => {
    expect(at('/sign-in?returnTo=%2Fbooks%2Fatlases')).toMatchObject({ page: 'sign-in' });
    const signedIn = { 'reader.signedIn': true };
    expect(at('/sign-in?returnTo=%2Fbooks%2Fatlases', signedIn)).toEqual({
      kind: 'redirect',
      address: '/books/atlases',
    });
    expect(at('/sign-in?returnTo=%2F%2Fevil.test', signedIn)).toEqual({ kind: 'redirect', address: '/' });
    expect(at('/sign-in', signedIn)).toEqual({ kind: 'redirect', address: '/' });
  });
});

describe('resolveNavigation, at a redirect', () => {
  it('passes parameters and query on', () => {
    expect(at('/old-books/atlases?page=2')).toEqual({ kind: 'redirect', address: '/books/atlases?page=2' });
  });

  it('adds the query to that of the link, or drops it where it says so', () => {
    expect(at('/new?page=2')).toEqual({ kind: 'redirect', address: '/books/new?sort=year&page=2' });
    expect(at('/newest?page=2')).toEqual({ kind: 'redirect', address: '/books/new' });
  });

  it('shows not-found when it leads nowhere', () => {
    expect(at('/lost')).toMatchObject({ kind: 'show', route: 'not-found' });
  });
});

describe('resolveNavigation, at a language switch', () => {
  it('switches and goes to its link', () => {
    expect(at('/es')).toEqual({ kind: 'language', language: 'es', address: '/' });
  });

  it('goes back where the customer was, if that is an address of this portal', () => {
    expect(at('/es?returnTo=%2Fbooks%2Fatlases%3Fpage%3D2')).toMatchObject({
      address: '/books/atlases?page=2',
    });
    expect(at('/es?returnTo=https%3A%2F%2Fevil.test')).toMatchObject({ address: '/' });
  });
});

it('writes down the route and what its guards said', () => {
  const evaluator = createTracingEvaluator(site, assignmentOf(site.vocabulary, { 'reader.signedIn': false }));
  resolveNavigation(evaluator, { path: '/desk', query: '' });
  expect(evaluator.reasons.map(({ subject, outcome }) => `${subject}: ${outcome}`)).toEqual([
    'route desk: matches /desk',
    'guard readers: false',
    'guard readers: true',
  ]);
});

const led = (now: string): Record<string, AtomValue> => ({ 'shelf.old': true, 'shelf.now': now });

describe('an address that no route has', () => {
  it('waits for what its guard asks, and is not found when that is over', () => {
    expect(at('/shelf', {})).toEqual({
      kind: 'wait',
      milliseconds: 500,
      route: 'not-found',
      guard: 'no-old-shelf',
    });
    const shown = { kind: 'show', route: 'not-found', page: 'not-found', params: {} };
    expect(resolveNavigation(asking({}), { path: '/shelf', query: '' }, true)).toEqual(shown);
    expect(at('/shelf', { 'shelf.old': false })).toEqual(shown);
  });

  it.each(['/books/atlases', '/books/atlases?page=2', '/es?returnTo=%2Fbooks%2Fatlases'])(
    'leads on to %s, where a fact says so',
    (address) => expect(at('/shelf', led(address))).toEqual({ kind: 'redirect', address }),
  );

  it.each([
    ['/books/atlases', '/books/atlases?from=poster'],
    ['/books/atlases?page=2', '/books/atlases?page=2&from=poster'],
  ])('leads on to %s with its own query, which says where somebody comes from', (said, address) =>
    expect(at('/shelf?from=poster', led(said))).toEqual({ kind: 'redirect', address }),
  );

  it.each([
    '//evil.test',
    'https://evil.test/books/atlases',
    '/\\evil.test',
    'javascript:alert(1)',
    '',
    '/shelf',
    '/other-shelf',
    '/not-found',
    '/not-found/',
    '/workshop',
  ])('leads to the route of the refusal where the fact says %j', (address) => {
    expect(at('/shelf', led(address))).toEqual({ kind: 'redirect', address: '/not-found' });
  });

  it('says which fact may say another address, while that is not known', () => {
    const way = { kind: 'redirect', address: '/not-found', orFact: 'shelf.now' };
    expect(at('/shelf', { 'shelf.old': true })).toEqual(way);
  });

  it('asks nothing at the address of the not-found route itself, so that nobody goes round in a circle', () => {
    expect(at('/not-found', led('/shelf'))).toMatchObject({ kind: 'show', route: 'not-found' });
    expect(at('/not-found', {})).toMatchObject({ kind: 'show', route: 'not-found' });
  });
});

const yesOrNo = { type: 'boolean', description: 'Yes or no.' } as const;
const always = {
  any: [
    { fact: 'reader.signedIn', is: true },
    { fact: 'reader.signedIn', is: false },
  ],
};
const never = { not: always };

const site = siteOf({
  site: { external: { branch: { default: 'https://branch.example/' } } },
  facts: {
    reader: { comesFrom: 'The session.', facts: { signedIn: yesOrNo, staff: yesOrNo } },
    shelf: {
      comesFrom: 'The keeper.',
      facts: { old: yesOrNo, now: { type: 'text', description: 'Where.' } },
    },
  },
  guard: {
    readers: {
      allow: { fact: 'reader.signedIn', is: true },
      whileUnknown: { waitMs: 300, then: 'deny' },
      otherwise: [{ redirect: { route: 'sign-in' }, returnTo: true }],
    },
    staff: {
      allow: { fact: 'reader.staff', is: true },
      whileUnknown: 'deny',
      otherwise: [{ redirect: { route: 'home' }, error: 'staff-only' }],
    },
    'signed-out': {
      allow: { fact: 'reader.signedIn', is: false },
      whileUnknown: 'allow',
      otherwise: [{ redirect: { route: 'home' }, preferReturn: true }],
    },
    'no-old-shelf': {
      allow: { fact: 'shelf.old', is: false },
      whileUnknown: { waitMs: 500, then: 'allow' },
      otherwise: [{ redirect: { route: 'not-found' }, preferFact: 'shelf.now' }],
    },
    elsewhere: { allow: never, whileUnknown: 'deny', otherwise: [{ leave: 'branch' }] },
    'elsewhere-closed': { allow: never, whileUnknown: 'deny', otherwise: [{ leave: 'missing' }] },
    nowhere: { allow: never, whileUnknown: 'deny', otherwise: [{ redirect: { route: 'missing' } }] },
  },
  sequence: {
    borrow: {
      title: 'borrow:title',
      exit: { label: 'borrow:exit', do: { go: { route: 'home' } } },
      order: ['choose'],
      data: {},
      steps: { choose: { title: 'x:y', heading: 'x:y', body: [], actions: [], on: {} } },
      operations: {
        lend: { run: 'library/lend', over: 'choose', busy: 'x:y', sends: 'once', outcomes: {} },
      },
      results: { lent: { title: 'x:y', body: [], means: 'done' } },
    },
  },
  route: {
    home: { path: '/', page: 'home' },
    book: { path: '/books/:book', page: 'book' },
    readers: { path: '/readers/:state', page: 'readers' },
    borrow: { path: '/borrow', sequence: 'borrow' },
    desk: { path: '/desk', page: 'desk', guards: ['readers', 'staff'] },
    workshop: { path: '/workshop', page: 'workshop', environments: ['TEST'] },
    branch: { path: '/branch', page: 'branch', guards: ['elsewhere'] },
    'closed-branch': { path: '/closed-branch', page: 'branch', guards: ['elsewhere-closed'] },
    unguarded: { path: '/guarded-by-nobody', page: 'desk', guards: ['missing'] },
    'odd-list': { path: '/guarded-by-a-list', page: 'desk', guards: null as never },
    'leads-nowhere': { path: '/leads-nowhere', page: 'desk', guards: ['nowhere'] },
    'sign-in': { path: '/sign-in', page: 'sign-in', guards: ['signed-out'] },
    'not-found': { path: '/not-found', page: 'not-found', guards: ['no-old-shelf'] },
    'old-books': { path: '/old-books/:book', redirect: { to: { route: 'book' } } },
    new: {
      path: '/new',
      redirect: { to: { route: 'book', params: { book: 'new' }, query: { sort: 'year' } } },
    },
    newest: {
      path: '/newest',
      redirect: { to: { route: 'book', params: { book: 'new' } }, keepQuery: false },
    },
    lost: { path: '/lost', redirect: { to: { route: 'workshop' } } },
    spanish: { path: '/es', language: { switchTo: 'es', then: { route: 'home' } } },
  },
});

function asking(known: Record<string, AtomValue>) {
  return evaluatorOf(site, known);
}

function at(
  address: string,
  known: Record<string, AtomValue> = { 'reader.signedIn': false, 'shelf.old': false },
) {
  const [path = '', query] = address.split('?');
  return resolveNavigation(asking(known), { path, query: query === undefined ? '' : `?${query}` });
}
