import { expect, it } from 'vitest';
import { suggest } from './index.ts';

it.each([
  ['status-crd', ['status-card', 'stats'], 'status-card'],
  ['Session.signedin', ['session.signedIn', 'session.role'], 'session.signedIn'],
  ['borow', ['borrow', 'return'], 'borrow'],
])('takes %s for the nearest known name', (name, known, meant) => {
  expect(suggest(name, known)).toBe(meant);
});

it('judges the part of a name in which it differs', () => {
  expect(suggest('shell:nav.storm', ['shell:nav.home', 'shell:nav.books'])).toBeUndefined();
  expect(suggest('shell:nav.hone', ['shell:nav.home', 'shell:nav.books'])).toBe('shell:nav.home');
  expect(suggest('shel:nav.home', ['shell:nav.home'])).toBe('shell:nav.home');
});

it('suggests nothing that is too far away to have been meant', () => {
  expect(suggest('banner', ['guard', 'sequence'])).toBeUndefined();
  expect(suggest('en', ['ab', 'cd'])).toBeUndefined();
  expect(suggest('anything', [])).toBeUndefined();
});

it('takes the first of several that are equally near', () => {
  expect(suggest('boot', ['book', 'boat'])).toBe('book');
});
