import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createConditions } from '../condition/index.ts';
import { assignmentOf, type AtomValue } from '../fact/index.ts';
import { anyCondition, anyKnown, anyNamed, replaysAlike, siteOf, vocabulary } from '../testing/index.ts';
import type { Site } from '../site/index.ts';
import { recordDecision, type DecisionRecord } from './index.ts';

describe('a record of an arrival', () => {
  it('says who was let in, by which guards and because of what', () => {
    expect(recorded('/room/7', { 'reader.card': 'adult', 'toggle:rooms': true })).toEqual({
      event: 'decision',
      release: 'r1',
      share: 100,
      environment: 'PROD',
      answer: 'entered',
      route: 'room',
      pattern: '/room/:number',
      guards: [
        {
          guard: 'members',
          allows: true,
          condition: true,
          because: [{ fact: 'reader.card', file: 'guards/members.json', pointer: '/allow' }],
        },
        {
          guard: 'rooms-open',
          allows: true,
          condition: true,
          because: [
            { fact: 'toggle:rooms', file: 'guards/rooms-open.json', pointer: '/allow/not/all/0/not' },
          ],
        },
      ],
      waited: true,
      facts: { 'reader.card': 'adult', 'toggle:rooms': true },
      hidden: [],
      togglesFrom: 'service',
    });
  });

  it('says which guard refused, which refusal was chosen and where it led, and asks no further guard', () => {
    expect(recorded('/room/7', { 'reader.card': 'none' })).toMatchObject({
      answer: 'refused',
      to: { route: 'home', pattern: '/' },
      guards: [{ guard: 'members', allows: false, condition: false, otherwise: 1 }],
      facts: { 'reader.card': 'none' },
    });
    const late = recorded('/room/7', { 'reader.card': 'none', 'reader.late': true });
    expect(late.guards[0]).toMatchObject({
      otherwise: 0,
      because: [
        { fact: 'reader.card', pointer: '/allow' },
        { fact: 'reader.late', pointer: '/otherwise/0/when' },
      ],
    });
  });

  it('names all that were to blame together where no single one was', () => {
    const { guards } = recorded('/room/7', {
      'reader.card': 'adult',
      'toggle:rooms': false,
      'reader.late': true,
    });
    expect(guards.at(-1)?.because.map(({ fact }) => fact)).toEqual(['toggle:rooms', 'reader.late']);
  });

  it('says that a route leads elsewhere, by the names of the manifests', () => {
    expect(recorded('/old')).toMatchObject({ answer: 'redirected', to: { route: 'home', pattern: '/' } });
    expect(recorded('/shop')).toMatchObject({ answer: 'redirected', to: { external: 'shop' } });
    expect(recorded('/out', { 'reader.card': 'none' })).toMatchObject({
      answer: 'refused',
      to: { external: 'shop' },
    });
  });

  it('does not say which address it was that no route has', () => {
    const record = recorded('/attic/secret?q=secret');
    expect(record).toMatchObject({ answer: 'notFound', guards: [] });
    expect(JSON.stringify(record)).not.toContain('secret');
    expect(record.route).toBeUndefined();
  });

  it('says why an address that no route has leads on; the page for it lets in whoever asks for it itself', () => {
    const known = { 'reader.late': true };
    const site = {
      ...library,
      manifest: { ...library.manifest, routes: { ...library.manifest.routes, notFound: 'lost' } },
    };
    const recordAt = (path: string) => recordDecision(site, decidedIn(site, path, known, true))?.record;
    expect(recordAt('/attic')).toMatchObject({
      answer: 'notFound',
      to: { route: 'home' },
      guards: [{ guard: 'adverts', because: [{ fact: 'reader.late' }] }],
    });
    expect(recordAt('/lost')).toMatchObject({ answer: 'entered', guards: [] });
  });

  it('is that of the address without spare slashes, so that a visit is told once', () => {
    const made = recordDecision(library, decided('//shop/', {}, true));
    expect(made?.record).toEqual(recordDecision(library, decided('/shop', {}, true))?.record);
    expect(recordDecision(library, decided('//old//', {}, true))?.record.to).toMatchObject({ route: 'home' });
    const home = recordDecision(library, decided('/out/', { 'reader.card': 'adult' }, true));
    expect(home).toMatchObject({ record: { answer: 'entered' }, next: undefined });
  });

  it('is none while a guard waits', () => {
    expect(recordDecision(library, decided('/room/7', {}, false))).toBeUndefined();
  });
});

it('calls nobody refused whom a guard only leads to where somebody belongs', () => {
  const plain = siteOf({
    guard: {
      visitors: {
        allow: { not: { fact: 'reader.late', is: true } },
        whileUnknown: 'deny',
        forwards: true,
        otherwise: [{ redirect: { route: 'home' } }],
      },
    },
    route: {
      home: { path: '/', page: 'home' },
      login: { path: '/login', page: 'login', guards: ['visitors'] },
    },
  });
  const { vocabulary: known } = library;
  const site: Site = { ...plain, vocabulary: known, conditions: createConditions(known, {}) };
  const recordOf = (late: boolean) =>
    recordDecision(site, decidedIn(site, '/login', { 'reader.late': late }, true))?.record;
  expect(recordOf(true)).toMatchObject({
    answer: 'redirected',
    to: { route: 'home' },
    guards: [{ guard: 'visitors', allows: false, condition: false }],
  });
  expect(recordOf(false)).toMatchObject({ answer: 'entered' });
});

it('decides alike from its record, whatever the guard asks and whatever is known', () => {
  fc.assert(
    fc.property(anyCondition, anyNamed, anyKnown, (allow, named, known) => {
      const plain = siteOf({
        guard: { some: { allow, whileUnknown: 'deny', otherwise: [{ redirect: { route: 'home' } }] } },
        route: {
          home: { path: '/', page: 'home' },
          there: { path: '/there', page: 'there', guards: ['some'] },
        },
      });
      const site: Site = { ...plain, vocabulary, conditions: createConditions(vocabulary, named) };
      const made = recordDecision(site, decidedIn(site, '/there', known, true));
      if (!made) throw new Error('It waits.');
      const record = { ...made.record, release: 'r1', share: 100 };
      expect(replaysAlike(site, record)).not.toBe(false);
      if (record.hidden.length > 0) return;
      expect(replaysAlike(site, record)).toBe(true);
      const other = record.guards.map((guard) => ({ ...guard, allows: !guard.allows }));
      expect(replaysAlike(site, { ...record, guards: other })).toBe(false);
    }),
  );
});

it('never holds the value of a personal fact, nor anything of the address', () => {
  fc.assert(
    fc.property(fc.constantFrom('blue', 'green'), fc.stringMatching(/^[A-Z]{6,12}$/), (vip, secret) => {
      const known = {
        'reader.card': 'adult',
        'reader.name': secret,
        'reader.vip': vip,
        'toggle:rooms': true,
      };
      const text = JSON.stringify(recorded(`/vip/${secret}?name=${secret}`, known));
      expect(text).not.toContain(secret);
      expect(text).not.toContain(`"${vip}"`);
      expect(text).toContain('"hidden":["reader.vip"]');
    }),
  );
});

it('cannot tell whether it decides alike when that depends on what must not be told', () => {
  expect(replaysAlike(library, recorded('/vip/x', { 'reader.vip': 'blue' }))).toBeUndefined();
});

it('tells that it decides alike when what must not be told makes no difference', () => {
  const record = recorded('/room/7', { 'reader.card': 'adult', 'toggle:rooms': true });
  expect(replaysAlike(library, { ...record, hidden: ['reader.vip'] })).toBe(true);
  const guards = record.guards.map((guard) => ({ ...guard, allows: false }));
  expect(replaysAlike(library, { ...record, hidden: ['reader.vip'], guards })).toBe(false);
});

function recorded(address: string, known: Readonly<Record<string, AtomValue>> = {}): DecisionRecord {
  const made = recordDecision(library, decided(address, known, true));
  if (!made) throw new Error('It waits.');
  return { ...made.record, release: 'r1', share: 100 };
}

function decided(address: string, known: Readonly<Record<string, AtomValue>>, waited: boolean) {
  return decidedIn(library, address, known, waited);
}

function decidedIn(
  site: Site,
  address: string,
  known: Readonly<Record<string, AtomValue>>,
  waited: boolean,
): Parameters<typeof recordDecision>[1] {
  const [path = '/', query] = address.split('?');
  const assignment = assignmentOf(site.vocabulary, known);
  return {
    address: { path, query: query === undefined ? '' : `?${query}` },
    assignment,
    waited,
    togglesFrom: 'service',
  };
}

const home = { redirect: { route: 'home' } };
const library = siteOf({
  site: { external: { shop: { default: 'https://shop.example/' } } },
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: {
        card: { type: 'enum', description: 'Card.', values: ['none', 'adult'] },
        late: { type: 'boolean', description: 'Late.' },
        name: { type: 'text', description: 'Name.', personal: true },
        vip: { type: 'enum', description: 'Kind.', values: ['blue', 'green'], personal: true },
      },
    },
  },
  toggle: { rooms: { default: true, owner: 'Desk' } },
  guard: {
    members: {
      allow: { fact: 'reader.card', is: 'adult' },
      whileUnknown: { waitMs: 1000, then: 'deny' },
      otherwise: [{ when: { fact: 'reader.late', is: true }, redirect: { route: 'old' } }, home],
    },
    'rooms-open': {
      allow: { not: { all: [{ not: { toggle: 'rooms' } }, { fact: 'reader.late', is: true }] } },
      whileUnknown: 'deny',
      otherwise: [home],
    },
    adverts: {
      allow: { fact: 'reader.late', is: false },
      whileUnknown: 'allow',
      forwards: true,
      otherwise: [home],
    },
    vips: { allow: { fact: 'reader.vip', is: 'blue' }, whileUnknown: 'deny', otherwise: [home] },
    out: {
      allow: { fact: 'reader.card', is: 'adult' },
      whileUnknown: 'deny',
      otherwise: [{ leave: 'shop' }],
    },
  },
  route: {
    home: { path: '/', page: 'home' },
    room: { path: '/room/:number', page: 'room', guards: ['members', 'rooms-open'] },
    vip: { path: '/vip/:name', page: 'room', guards: ['vips'] },
    out: { path: '/out', page: 'room', guards: ['out'] },
    lost: { path: '/lost', page: 'lost', guards: ['adverts'] },
    old: { path: '/old', redirect: { to: { route: 'home' } } },
    shop: { path: '/shop', redirect: { to: { external: 'shop' } } },
  },
});
