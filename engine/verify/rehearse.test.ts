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
        + “Back” send back style link
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
});

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
