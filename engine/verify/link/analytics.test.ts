import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

it('an operation of a sequence that only asks is waited for in vain; the ends of the others are looked at all the same', () => {
  expect(neverSent({ sequence: 'ask', operations: ['lend'] })).toEqual([
    '/events/lent/on/ended/operations/0',
  ]);
  expect(neverSent({ operations: ['lend'], outcomes: ['dnoe'] })).toEqual([
    '/events/lent/on/ended/outcomes/0',
  ]);
});

/** Findings that an event of the library is never sent, beside a sequence without operations. */
function neverSent(ended: object): string[] {
  const set = readSet('smallest');
  const file = 'portal/analytics/use.json';
  const use = JSON.parse(set[file] ?? '') as { events: { lent: object } };
  const ask = {
    description: 'Asks.',
    title: 'library:borrow',
    order: ['choose'],
    exit: { label: 'library:exit', do: { go: { route: 'home' } } },
    data: {},
    steps: {
      choose: {
        title: 'library:choose',
        heading: 'library:choose',
        body: [],
        actions: [{ label: 'library:continue', do: { send: 'continue' } }],
        on: { continue: { transitions: [{ to: 'answered' }] } },
      },
    },
    results: { answered: { title: 'library:choose', body: [], means: 'done' } },
  };
  const files = {
    ...set,
    [file]: JSON.stringify({
      ...use,
      events: { ...use.events, lent: { ...use.events.lent, on: { ended } } },
    }),
    'portal/sequences/ask.json': JSON.stringify(ask),
  };
  const { problems } = loadPortal(sourcesOf(files));
  return problems.filter(({ code }) => code === 'never-sent').map(({ place }) => place.pointer);
}
