import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

const signedIn = { fact: 'reader.signedIn', is: true };
const heading = { widget: 'library/heading', settings: { text: 'library:name' } };
const visitor = { 'reader.signedIn': false };

it('finds what waits for a fact whose source is not asked for some, and that says nothing meanwhile', () => {
  expect(neverThere({ ...heading, needs: ['bag.open'] })).toEqual([visitor]);
});

it('finds a sentence that says such a fact', () => {
  const text = { key: 'library:rules', with: { days: 'bag.days', fine: 'constant.finePerDay' } };
  expect(neverThere({ widget: 'library/heading', settings: { text } })).toEqual([visitor]);
});

it('finds what is shown by such a fact, unless it is hidden while nobody knows', () => {
  const when = { fact: 'bag.open', is: true };
  expect(neverThere({ ...heading, when })).toEqual([visitor]);
  expect(neverThere({ ...heading, when, whileUnknown: 'hide' })).toEqual([]);
});

it('finds nothing where only those see it for whom the source is asked', () => {
  const when = { all: [signedIn, { fact: 'bag.open', is: true }] };
  expect(neverThere({ ...heading, when })).toEqual([]);
  expect(neverThere({ ...heading, when: signedIn, needs: ['bag.open'] })).toEqual([]);
});

it('finds nothing where it is hidden already by another fact that is not known then', () => {
  const when = { fact: 'bag.open', is: true };
  expect(neverThere({ ...heading, when, whileUnknown: 'hide', needs: ['bag.days'] })).toEqual([]);
});

it('finds nothing where the source says what it is meanwhile', () => {
  expect(neverThere({ ...heading, needs: ['bag.open'] }, { open: false, days: 0 })).toEqual([]);
});

/** The customers for whom a widget of the home is never there; only for who is signed in it is asked what is in their bag. */
function neverThere(widget: object, otherwise?: object): unknown[] {
  const set = readSet('smallest');
  const home = JSON.parse(set['portal/pages/home.json'] ?? '') as { body: object[] };
  home.body.push(widget);
  const days = { type: 'integer', description: 'Days.', minimum: 0, maximum: 100, thresholds: { some: 1 } };
  const bag = {
    description: 'What is carried.',
    comesFrom: 'The desk.',
    when: signedIn,
    ...(otherwise && { otherwise }),
    facts: { open: { type: 'boolean', description: 'Nothing closes it.' }, days },
  };
  const files = { 'portal/pages/home.json': home, 'portal/facts/bag.json': bag };
  const texts = Object.fromEntries(Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)]));
  return loadPortal(sourcesOf({ ...set, ...texts })).problems.flatMap(({ code, witness }) =>
    code === 'never-known' ? [witness] : [],
  );
}
