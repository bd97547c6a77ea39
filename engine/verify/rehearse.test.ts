import { describe, expect, it } from 'vitest';
import { openSite } from '../core/site/index.ts';
import { loadPortal } from './index.ts';
import type { LinkContext } from './link/index.ts';
import type { ReadablePortal } from './outline/index.ts';
import { formatRehearsal, rehearse } from './rehearse.ts';
import { readSet, type SetFiles, sourcesOf } from './testing/index.ts';

describe('rehearse', () => {
  it('says who gains and loses what, and finds the links that then lead nowhere', () => {
    const text = formatRehearsal(rehearse(library(withLink), 'reservations', false));
    expect(text).toMatchInlineSnapshot(`
      "Everybody
        - analytics/use.json/events/pressed

      Customers with reader.inTheHouse is false and reader.overdueDays is at most 1
        - banner reserve: placement top tone information “You can reserve books” forSession, where no more urgent one shows
            on /

      Customers with reader.signedIn is true and variant reservations is online (late-reader)
        > leaves for https://catalogue.example/ instead of: is shown
            on /reserve/title

      Customers with variant reservations is by-phone (late-reader)
        - order review
            on /borrow
        + review · “Back” send back style link
            on /borrow

      Customers with variant reservations is online (late-reader)
        > leaves for https://catalogue.example/ instead of: is shown
            on /shelves/novels
        > message BOOK leaves for https://catalogue.example/ instead of: → /shelves/novels

      Links that would lead nowhere:
        id reserve “You can reserve books” → /shelves/novels
            leads to /shelves/novels, for reader.inTheHouse is false and reader.signedIn is true and variant reservations is online
            on /, /error, /not-found, /sign-in
        id reserve “You can reserve books” → /shelves/novels
            leads to /shelves/novels, for reader.inTheHouse is false and variant reservations is online
            on /loans, /loans/loan"
    `);
  });

  it('finds no link without an end where the link goes with what it leads to', () => {
    expect(rehearse(library(), 'reservations', false).orphans).toEqual([]);
  });

  it('says of people who lose a link only what tells them apart, whatever else the catalogue says', () => {
    const always = [
      {
        description: 'It does not run while it is mended.',
        holds: {
          not: {
            all: [
              { fact: 'lift.runs', is: true },
              { fact: 'lift.mended', is: true },
            ],
          },
        },
      },
    ];
    const mended = { type: 'boolean', description: 'It is mended.' };
    const files = besideLift(
      {
        all: [
          { fact: 'lift.runs', is: true },
          { fact: 'lift.mended', is: false },
        ],
      },
      { always },
      { mended },
    );
    expect(peopleOf(files)).toEqual(peopleOf({}));
  });

  it('finds the links of dialogs, too', () => {
    const dialog = {
      description: 'Says what is new.',
      when: { fact: 'reader.signedIn', is: true },
      priority: 20,
      title: 'library:name',
      text: 'library:askDesk',
      actions: [{ label: 'library:ok', do: { go: { route: 'shelf', params: { shelf: 'novels' } } } }],
    };
    const files = { 'portal/dialogs/news.json': JSON.stringify(dialog) };
    const { orphans } = rehearse(library({ ...withLink, ...files }), 'reservations', false);
    expect(orphans.map(({ text }) => text)).toContain('“OK” → /shelves/novels style link');
  });

  it('says what goes with facts that nobody is asked for any more, and that are not known then', () => {
    const lift = { fact: 'lift.runs', is: true };
    const told = (otherwise: object): string =>
      formatRehearsal(rehearse(library(besideLift(lift, otherwise)), 'reservations', false));
    const lost =
      'Customers with lift.runs is true\n  - library/heading “Town Library” whileUnknown hide\n      on /';
    expect(told({ otherwise: { runs: false } })).toContain(lost);
    expect(told({})).toContain(lost);
  });

  it('calls no link without an end whose guard asks what is not known then', () => {
    const files = besideLift({ toggle: 'reservations' }, {});
    const guard = {
      description: 'Up.',
      allow: { fact: 'lift.runs', is: true },
      whileUnknown: 'allow',
      otherwise: [{ redirect: { route: 'home' }, error: 'ask-at-the-desk' }],
    };
    const { orphans } = rehearse(
      library({ ...withLink, ...files, 'portal/guards/reservations-on.json': JSON.stringify(guard) }),
      'reservations',
      false,
    );
    expect(orphans).toEqual([]);
  });

  it('says that a button goes from one step, also where another step has the same', () => {
    const sequence = JSON.parse(readSet('smallest')['portal/sequences/borrow.json'] ?? '') as {
      steps: Record<'choose' | 'review', { actions: object[] }>;
    };
    const { choose, review } = sequence.steps;
    const home = { label: 'library:ok', do: { go: { route: 'home' } } };
    choose.actions.push({ ...home, when: { toggle: 'reservations' } });
    review.actions.push(home);
    const files = { 'portal/sequences/borrow.json': JSON.stringify(sequence) };
    const text = formatRehearsal(rehearse(library(files), 'reservations', false));
    expect(text).toContain('- choose · “OK” → / style link\n      on /borrow');
  });
});

/** A heading that asks, and a lift of which is only asked while the toggle is on. */
/** For whom links would lead nowhere without reservations. */
function peopleOf(more: SetFiles) {
  const { orphans } = rehearse(library({ ...withLink, ...more }), 'reservations', false);
  return orphans.map(({ people }) => people);
}

function besideLift(when: object, otherwise: object, facts = {}): SetFiles {
  const home = JSON.parse(readSet('smallest')['portal/pages/home.json'] ?? '') as { body: object[] };
  home.body.push({
    widget: 'library/heading',
    settings: { text: 'library:name' },
    when,
    whileUnknown: 'hide',
  });
  const lift = {
    description: 'The lift.',
    comesFrom: 'The house.',
    when: { toggle: 'reservations' },
    ...otherwise,
    facts: { runs: { type: 'boolean', description: 'It runs.' }, ...facts },
  };
  return {
    'portal/pages/home.json': JSON.stringify(home),
    'portal/facts/lift.json': JSON.stringify(lift),
  };
}

/** A menu that still offers what the toggle closes. */
const withLink: SetFiles = {
  'portal/navigation/main.json': JSON.stringify({
    description: 'The menu.',
    label: 'library:menu',
    items: [
      { id: 'reserve', label: 'library:reserve', link: { route: 'shelf', params: { shelf: 'novels' } } },
    ],
  }),
  'portal/routes/shelf.json': JSON.stringify({
    description: 'A shelf.',
    path: '/shelves/:shelf',
    params: { shelf: ['novels', 'atlases'] },
    page: 'shelf',
    guards: ['reservations-on'],
  }),
};

function library(changed: SetFiles = {}): ReadablePortal & LinkContext {
  const sources = sourcesOf({ ...readSet('smallest'), ...changed });
  const { manifests, context } = loadPortal(sources);
  if (!context) throw new Error('The set does not fit its schemas.');
  return {
    ...context,
    site: openSite(manifests, { environment: 'PROD' }),
    language: 'en',
    schemas: sources.schemas,
  };
}
