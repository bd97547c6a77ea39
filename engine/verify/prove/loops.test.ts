import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

it('finds a circle that one of a million kinds of customers is sent round while something is not known', () => {
  const wanted = { fact: 'books.wanted', is: true };
  const circles = loadPortal(portalWith({ first: wanted, second: { not: wanted } })).problems.filter(
    ({ code }) => code.endsWith('-loop'),
  );
  expect(circles.map(({ code, message, witness }) => [code, message.split(': ')[1], witness])).toEqual([
    ['unknown-loop', 'first → second → first.', Object.fromEntries(books.map((name) => [name, true]))],
  ]);
});

it('finds none where one of the guards is not refused by a guess', () => {
  const wanted = { fact: 'books.wanted', is: true };
  const signedIn = { fact: 'reader.signedIn', is: true };
  const second = { any: [{ not: wanted }, { fact: 'books.book0', is: true }, signedIn] };
  const { problems } = loadPortal(portalWith({ first: wanted, second }));
  expect(problems.map(({ code }) => code)).not.toContain('unknown-loop');
});

it('finds a circle through the address to return to, and none where the guard says no such address', () => {
  expect(circlesAround({ returnTo: true })).toEqual([
    ['redirect-loop', 'desk → sign-in → desk.', { 'reader.signedIn': true, 'reader.inTheHouse': false }],
    ['unknown-loop', 'desk → sign-in → desk.', { 'reader.signedIn': true }],
  ]);
  expect(circlesAround({})).toEqual([]);
});

it('tells once of the circles that the same guards make, and how many more there are', () => {
  expect(circlesAround({ returnTo: true }, ['desk', 'office', 'reading-room'])).toEqual([
    ['redirect-loop', 'desk → sign-in → desk, and 2 more like it.', expect.anything()],
    ['unknown-loop', 'desk → sign-in → desk, and 2 more like it.', expect.anything()],
  ]);
});

function sending(allow: object, whileUnknown: string, otherwise: object): string {
  const rest = { forwards: true, otherwise: [otherwise] };
  return JSON.stringify({ description: 'Sends away.', allow, whileUnknown, ...rest });
}

/** Sends those who are not in the house to the sign-in, which sends those who have signed in back, or to the home. */
function circlesAround(more: object, rooms: readonly string[] = ['desk']): unknown[] {
  const inTheHouse = { fact: 'reader.inTheHouse', is: true };
  const signedOut = { fact: 'reader.signedIn', is: false };
  const { problems } = loadPortal(
    sourcesOf({
      ...readSet('smallest'),
      'portal/guards/desk.json': sending(inTheHouse, 'deny', { redirect: { route: 'sign-in' }, ...more }),
      'portal/guards/signed-out.json': sending(signedOut, 'allow', {
        redirect: { route: 'home' },
        preferReturn: true,
      }),
      ...Object.fromEntries(rooms.map((room) => [`portal/routes/${room}.json`, route('desk', room)])),
      'portal/routes/sign-in.json': JSON.stringify({
        description: 'Signs in.',
        path: '/sign-in',
        page: 'sign-in',
        guards: ['signed-out'],
      }),
    }),
  );
  return problems
    .filter(({ code }) => code.endsWith('-loop'))
    .map(({ code, message, witness }) => [code, message.split(': ')[1], witness]);
}

const books = Array.from({ length: 13 }, (_, index) => `books.book${index}`);

/** Two routes that redirect to each other everybody who has read every book, unless their guards admit them. */
function portalWith({ first, second }: { first: object; second: object }) {
  const names = [...books.map((name) => name.slice('books.'.length)), 'wanted'];
  const facts = names.map((name) => [name, { type: 'boolean', description: 'So it is.' }]);
  const guard = (allow: object, to: string): string =>
    JSON.stringify({
      description: 'Sends away.',
      allow,
      whileUnknown: 'deny',
      forwards: true,
      otherwise: [
        {
          when: { all: books.map((fact) => ({ fact, is: true })) },
          redirect: { route: to },
        },
        { redirect: { route: 'home' } },
      ],
    });
  return sourcesOf({
    ...readSet('smallest'),
    'portal/facts/books.json': JSON.stringify({
      description: 'Books.',
      comesFrom: 'The shelf.',
      facts: Object.fromEntries(facts) as unknown,
    }),
    'portal/guards/first.json': guard(first, 'second'),
    'portal/guards/second.json': guard(second, 'first'),
    'portal/routes/first.json': route('first'),
    'portal/routes/second.json': route('second'),
  });
}

function route(guard: string, id = guard): string {
  return JSON.stringify({
    description: 'A route.',
    path: `/${id}`,
    page: 'home',
    guards: [guard],
    entry: 'outside',
  });
}
