import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf } from '../testing/index.ts';

const signedIn = { fact: 'reader.signedIn', is: true };
const ok = { label: 'library:ok', do: { close: true } };

it('finds a dialog that some cannot leave: it cannot be closed, and none of its buttons shows to them', () => {
  expect(withoutEnd({ closable: false, actions: [{ ...ok, when: signedIn }] })).toEqual([
    { 'reader.signedIn': false },
  ]);
});

it('finds none where everybody can close it, or has a button', () => {
  expect(withoutEnd({ actions: [{ ...ok, when: signedIn }] })).toEqual([]);
  expect(withoutEnd({ closable: false, actions: [{ ...ok, when: signedIn }, ok] })).toEqual([]);
  const others = { ...ok, when: { not: signedIn } };
  expect(withoutEnd({ closable: false, actions: [{ ...ok, when: signedIn }, others] })).toEqual([]);
  expect(withoutEnd({ closableWhen: signedIn, actions: [others] })).toEqual([]);
  expect(withoutEnd({ closableWhen: signedIn, actions: [] })).toEqual([]);
});

it('finds none where only those are led to it by a guard who have a button', () => {
  const dialog = { closable: false, actions: [{ ...ok, when: signedIn }] };
  expect(withoutEnd(dialog, sentHome({ not: signedIn }))).toEqual([]);
  expect(withoutEnd(dialog, sentHome({ fact: 'reader.inTheHouse', is: true }))).toEqual([
    { 'reader.signedIn': false, 'reader.inTheHouse': false },
  ]);
});

function sentHome(allow: object): object {
  const otherwise = [{ redirect: { route: 'home' }, open: 'news' }];
  return { description: 'Sends away.', allow, whileUnknown: 'deny', otherwise };
}

/** The customers who cannot leave a dialog that a button of the home opens, or a guard. */
function withoutEnd(dialog: object, guard?: object): unknown[] {
  const set = readSet('smallest');
  const home = JSON.parse(set['portal/pages/home.json'] ?? '') as { body: object[] };
  const control = { label: 'library:ok', do: { open: 'news' } };
  home.body.push({ widget: 'library/button', settings: { control } });
  const base = { description: 'News.', priority: 20, title: 'library:name', text: 'library:askDesk' };
  const desk = { description: 'A desk.', path: '/desk', page: 'home', guards: ['desk'], entry: 'outside' };
  const opener = guard
    ? { 'portal/guards/desk.json': guard, 'portal/routes/desk.json': desk }
    : { 'portal/pages/home.json': home };
  const files = { 'portal/dialogs/news.json': { ...base, ...dialog }, ...opener };
  const texts = Object.fromEntries(Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)]));
  return loadPortal(sourcesOf({ ...set, ...texts })).problems.flatMap(({ code, witness }) =>
    code === 'no-way-out' ? [witness] : [],
  );
}
