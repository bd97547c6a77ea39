import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { representatives } from '../../core/fact/index.ts';
import { atoms } from '../../core/testing/index.ts';
import type { Diagram } from '../solver/index.ts';
import { openSite } from '../../core/site/index.ts';
import type { ReadablePortal } from '../outline/index.ts';
import { diffOf, formatDiff, groupChanges, type Change, type Difference } from './index.ts';
import { observed, observedMessages, type Known } from './testing/observed.ts';
import { addresses, anyEdit, anyTraits, portalWith, type Traits } from './testing/randomPortals.ts';

/** `RUNS=1000` tries more edits, `FAST_CHECK_SEED=1` others. */
const runs = Number(process.env['RUNS'] ?? 15);
const seed = Number(process.env['FAST_CHECK_SEED'] ?? 20_261_121);

describe('diffOf', () => {
  it(
    `says of any edit in every assignment just what the decisions themselves do otherwise (seed ${seed})`,
    { timeout: 300_000 + 1_000 * runs },
    () => {
      fc.assert(
        fc.property(anyEdit, ([before, after]) => {
          const [left, right] = [portalWith(before), portalWith(after)];
          const difference = diffOf({ portal: left }, { portal: right });
          for (const known of everyAssignment) {
            for (const address of addresses) {
              expect(told(difference, known, address)).toEqual(observed(left, right, known, address));
            }
            const messages = told(messagesIn(difference), known, undefined);
            expect(messages.map((text) => text.replace(/message [A-Z]+: /, '')).sort()).toEqual(
              observedMessages(left, right, known),
            );
          }
        }),
        { numRuns: runs, seed },
      );
    },
  );

  it('sees no difference in what is only written otherwise', () => {
    fc.assert(
      fc.property(anyTraits, (traits) => {
        const { changes } = diffOf(
          { portal: portalWith(traits) },
          { portal: reordered(portalWith(rewritten(traits))) },
        );
        expect(changes).toEqual([]);
      }),
      { numRuns: 30, seed },
    );
  });

  it('does not tell of something new that nobody sees', () => {
    const [before, after] = [portalWith(plain), portalWith(plain)];
    const { third } = after.site.manifests.banner;
    Object.assign(after.site.manifests.banner, { fourth: { ...third, when: no, priority: 9 } });
    expect(diffOf({ portal: before }, { portal: after }).changes).toEqual([]);
  });

  it('knows what the facts of a source are while it is not asked', () => {
    const adultsUnasked = { all: [{ not: { toggle: 'reserve' } }, { fact: 'reader.card', is: 'adult' }] };
    const [before, after] = [plain, { ...plain, third: adultsUnasked }].map((traits) => {
      const portal = portalWith(traits);
      const { reader } = portal.site.manifests.facts;
      const asked = { ...reader, when: { toggle: 'reserve' }, otherwise: { card: 'none' } };
      Object.assign(portal.site.manifests.facts, { reader: asked });
      return { portal };
    });
    expect(before && after && diffOf(before, after).changes).toEqual([]);
    expect(
      diffOf({ portal: portalWith(plain) }, { portal: portalWith({ ...plain, third: adultsUnasked }) })
        .changes,
    ).not.toEqual([]);
  });

  it.each([
    [{ fact: 'reader.card', is: 'adult' }, { card: 'none' }, { card: 'child' }, { card: 'adult' }],
    [{ fact: 'reader.books', atLeast: 'many' }, { books: 0 }, { books: 5 }, { books: 8 }],
  ])('tells what follows from another value while a source is not asked: %j', (third, ...values) => {
    const [none, few, many] = values.map((otherwise) => {
      const portal = portalWith({ ...plain, third });
      const { reader } = portal.site.manifests.facts;
      Object.assign(portal.site.manifests.facts, {
        reader: { ...reader, when: { toggle: 'reserve' }, otherwise },
      });
      return { portal };
    });
    expect(none && few && diffOf(none, few).changes).toEqual([]);
    expect(none && many && formatDiff(groupChanges(diffOf(none, many)))).toBe(
      'Customers with toggle reserve is off\n' +
        '  + banner third: placement top tone warning “library:third”\n' +
        '      on /, /garden, /hall, /not-found',
    );
  });

  it('groups what changes by those for whom it changes', () => {
    const portal = portalWith(plain);
    const after = portalWith({
      ...plain,
      item: { all: [{ fact: 'reader.card', is: 'adult' }] },
      third: { toggle: 'reserve' },
    });
    expect(formatDiff(groupChanges(diffOf({ portal }, { portal: after })))).toMatchInlineSnapshot(`
      "Customers with reader.card is not adult
        - id room “library:room” → /room in navigation main
            on /, /garden, /hall, /not-found and 1 more

      Customers with toggle reserve is on
        + banner third: placement top tone warning “library:third”
            on /, /garden, /hall, /not-found"
    `);
  });

  it('names those for whom a banner comes by its own condition, and that it needs room beside more urgent ones', () => {
    const crowd = { ...plain, limit: 1, priorities: [3, 2, 1], first: { toggle: 'reserve' }, second: no };
    const before = { portal: portalWith({ ...crowd, third: no }) };
    const after = { portal: portalWith({ ...crowd, third: { fact: 'reader.card', is: 'adult' } }) };
    expect(formatDiff(groupChanges(diffOf(before, after)))).toBe(
      'Customers with reader.card is adult\n' +
        '  + banner third: placement top tone warning “library:third”, where no more urgent one shows\n' +
        '      on /, /garden, /hall, /not-found',
    );
  });

  it('says of a banner that reads otherwise that it needs room before how it was: it needed it then, too', () => {
    const adults = { fact: 'reader.card', is: 'adult' } as const;
    const crowd = { ...plain, limit: 1, priorities: [3, 2, 1], first: { toggle: 'reserve' }, second: no };
    const [before, after] = ['warning', 'danger'].map((tone) => {
      const portal = portalWith({ ...crowd, third: adults });
      Object.assign(portal.site.manifests.banner['third'] ?? {}, { tone });
      return { portal };
    });
    expect(before && after && formatDiff(groupChanges(diffOf(before, after)))).toBe(
      'Customers with reader.card is adult\n' +
        '  ~ banner third: placement top tone danger “library:third”, where no more urgent one shows\n' +
        '      was: banner third: placement top tone warning “library:third”\n' +
        '      on /, /garden, /hall, /not-found',
    );
  });

  it('tells what shows under a condition to the same people where nobody else comes', () => {
    const adults = { fact: 'reader.card', is: 'adult' } as const;
    const [before, after] = [no, adults].map((third) => ({
      portal: portalWith({ ...plain, flow: yes, allow: adults, third }),
    }));
    const text = before && after && formatDiff(groupChanges(diffOf(before, after)));
    expect(text).toBe(
      'Customers with reader.card is adult\n' +
        '  + banner third: placement top tone warning “library:third”\n' +
        '      on /, /garden, /hall, /not-found and 1 more',
    );
  });

  it('names two banners that have changed places to those who see both, beside whatever else changes', () => {
    const both = { first: { toggle: 'reserve' }, second: { fact: 'reader.card', is: 'adult' } };
    const crowd = { ...plain, ...both, limit: 3, third: no };
    const before = { portal: portalWith({ ...crowd, priorities: [3, 2, 1] }) };
    const after = { portal: portalWith({ ...crowd, priorities: [2, 3, 1], item: { toggle: 'reserve' } }) };
    const text = formatDiff(groupChanges(diffOf(before, after)));
    expect(text).toContain('- id room');
    expect(text).toContain(
      'Customers with reader.card is adult and toggle reserve is on\n' +
        '  ~ banner second shows before banner first\n' +
        '      was: the other way round\n' +
        '      on /, /garden, /hall, /not-found',
    );
    expect(text).not.toContain('has moved');
  });

  it('tells of a banner that comes where its controls lead', () => {
    const [before, after] = [plain, { ...plain, third: { toggle: 'reserve' } }].map((traits) => {
      const portal = portalWith(traits);
      const go = { label: 'library:room', do: { go: { route: 'room' } } };
      Object.assign(portal.site.manifests.banner['third'] ?? {}, { actions: [go] });
      return { portal };
    });
    const text = before && after && formatDiff(groupChanges(diffOf(before, after)));
    expect(text).toContain('+ banner third: placement top');
    expect(text).toContain('+ “library:room” → /room');
  });

  it('tells what holds while something is not known, which no assignment in which all is known shows', () => {
    const [before, after] = [portalWith(plain), portalWith(plain)];
    const { door } = after.site.manifests.guard;
    Object.assign(after.site.manifests.guard, { door: { ...door, whileUnknown: 'allow' } });
    expect(formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })))).toBe(
      'Everybody\n  ~ guard door, while it is not known: allow\n      was: deny\n      on /old, /room',
    );
  });

  it('names no persona who does not come where something has changed', () => {
    const [before, after] = ['old', 'new'].map((word) => {
      const portal = portalWith({ ...plain, allow: { fact: 'reader.card', is: 'adult' } });
      const { page, route, persona } = portal.site.manifests;
      const text = { widget: 'library/text', settings: { word }, when: { fact: 'library.open', is: true } };
      Object.assign(page, { solo: { title: 'library:room', body: [text] } });
      Object.assign(route, { room: { ...route['room'], page: 'solo' } });
      const open = { 'library.open': true };
      Object.assign(persona, {
        inside: { facts: { ...open, 'reader.card': 'adult' } },
        outside: { facts: { ...open, 'reader.card': 'none' } },
      });
      return { portal };
    });
    expect(before && after && groupChanges(diffOf(before, after))).toMatchObject([
      { people: 'Customers with library.open is true', personas: ['inside'] },
    ]);
  });

  it('tells who is led on from an address that no route has, though no link leads to one', () => {
    const [before, after] = [portalWith(plain), portalWith(plain)];
    const { route, guard } = after.site.manifests;
    const onward = { description: 'Leads on.', allow: { toggle: 'reserve' }, whileUnknown: 'allow' };
    Object.assign(guard, { onward: { ...onward, otherwise: [{ redirect: { route: 'hall' } }] } });
    Object.assign(route, { 'not-found': { ...route['not-found'], guards: ['onward'] } });
    const text = formatDiff(groupChanges(diffOf({ portal: before }, { portal: after })));
    expect(text).toContain('> → /hall instead of: is not found\n      on /not-found/elsewhere');
  });

  it('compares a portal with itself after a flip', () => {
    const portal = portalWith({ ...plain, item: { toggle: 'reserve' } });
    const sides = [false, true].map((on) => ({ portal, fixed: { 'toggle:reserve': on } }));
    const [before = { portal }, after = { portal }] = sides;
    expect(groupChanges(diffOf(before, after)).map(({ people }) => people)).toEqual(['Everybody']);
    expect(diffOf(before, before).changes).toEqual([]);
  });
});

it('a flip is told to those who see what a source says that is asked only then', () => {
  const portal = portalWith({ ...plain, third: { fact: 'reader.card', is: 'adult' } });
  const { reader } = portal.site.manifests.facts;
  const asked = { ...reader, when: { toggle: 'reserve' }, otherwise: { card: 'none' } };
  Object.assign(portal.site.manifests.facts, { reader: asked });
  const [off, on] = [false, true].map((is) => ({ portal, fixed: { 'toggle:reserve': is } }));
  expect(off && on && formatDiff(groupChanges(diffOf(off, on)))).toBe(
    'Customers with reader.card is adult\n' +
      '  + banner third: placement top tone warning “library:third”\n' +
      '      on /, /garden, /hall, /not-found',
  );
  expect(on && diffOf(on, on).changes).toEqual([]);
});

describe('the same site in other words', () => {
  const words = { menu: 'Menu', room: 'Room', text: 'Text', other: 'Other', go: 'Go', welcome: 'Welcome' };
  const said = fc.shuffledSubarray(Object.values(words), { minLength: 6, maxLength: 6 });

  it(`is compared as two sites are that say so (seed ${seed})`, { timeout: 300_000 + 1_000 * runs }, () => {
    fc.assert(
      fc.property(anyTraits, said, (traits, others) => {
        const portal = portalWith(traits);
        const inWords = (all: readonly string[]): ReadablePortal => ({
          ...portal,
          locales: {
            en: {
              library: Object.fromEntries(Object.keys(words).map((key, index) => [key, all[index] ?? ''])),
            },
          },
        });
        const [before, after] = [inWords(Object.values(words)), inWords(others)];
        const difference = diffOf({ portal: before }, { portal: after });
        const asTwoSites = diffOf({ portal: before, fixed: {} }, { portal: after, fixed: {} });
        expect(difference.comparison.isInWordsOnly).toBe(true);
        expect(formatDiff(groupChanges(difference))).toBe(formatDiff(groupChanges(asTwoSites)));
      }),
      { numRuns: runs, seed },
    );
  });
});

const everyAssignment: readonly Known[] = atoms.reduce<Known[]>(
  (assignments, { name, domain }) =>
    assignments.flatMap((assignment) =>
      representatives(domain).map((value) => ({ ...assignment, [name]: value })),
    ),
  [{}],
);

const yes = { any: [{ toggle: 'reserve' }, { not: { toggle: 'reserve' } }] };
const no = { all: [{ toggle: 'reserve' }, { not: { toggle: 'reserve' } }] };

const plain: Traits = {
  allow: yes,
  refuse: no,
  header: no,
  flow: no,
  region: yes,
  item: yes,
  widget: yes,
  first: no,
  second: no,
  third: no,
  priorities: [1, 2, 3],
  limit: 1,
  target: 'room',
  word: 'one',
  alerts: true,
  notice: no,
  news: no,
  button: yes,
  close: yes,
  dialogPriorities: [1, 2, 3],
  rules: 'rules',
  lost: 'room',
  opens: yes,
};

/** Equivalent traits: negated twice, with keys in another order. */
function rewritten(traits: Traits): Traits {
  const { allow, first, widget, ...others } = traits;
  return {
    widget: { not: { not: widget } },
    ...others,
    first: { all: [first, first] },
    allow: { any: [allow] },
  };
}

/** The portal with dialogs, messages and guards in another order, and their contents. */
function reordered(portal: ReadablePortal): ReadablePortal {
  const { manifests } = portal.site;
  const others = { ...manifests };
  for (const kind of ['dialog', 'push', 'guard'] as const)
    Object.assign(others, { [kind]: backwards(manifests[kind]) });
  return { ...portal, site: openSite(others, { environment: 'PROD' }) };
}

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, backwards(inner)]);
  return Object.fromEntries(entries.toReversed());
}

/** The changes of push messages only, which have no address. */
function messagesIn({ changes, comparison }: Difference): Difference {
  return { comparison, changes: changes.filter(({ text }) => text.startsWith('message ')) };
}

/** The changes that hold in one assignment at one address: removed and added ones. */
function told({ changes, comparison }: Difference, known: Known, address: string | undefined): string[] {
  const { atoms: all } = comparison.space;
  const isIn = (at: Diagram): boolean => {
    if ('verdict' in at) return at.verdict === true;
    const { name = '', values = [] } = all[at.level] ?? {};
    const next = at.children[values.indexOf(known[name] ?? '')];
    if (!next) throw new Error(`Nobody says what ${name} is.`);
    return isIn(next);
  };
  return changes
    .filter((change) => change.address === address && change.kind !== 'moves' && isIn(change.assignments))
    .flatMap(spelled)
    .sort();
}

function spelled({ kind, text, before }: Change): string[] {
  if (kind === 'gains') return [`+ ${text}`];
  if (kind === 'loses') return [`- ${text}`];
  return [`- ${before ?? ''}`, `+ ${text}`];
}
