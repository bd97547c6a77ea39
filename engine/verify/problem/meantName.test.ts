import { expect, it } from 'vitest';
import { meantName, suggest } from './index.ts';

it.each([
  ['may-lends', ['may-lend', 'signed-in'], 'may-lend'],
  ['defualt', ['default', 'focused'], 'default'],
  ['session.signedin', ['session.signedIn', 'session.role'], 'session.signedIn'],
  [
    'library:pendingLoan.titel',
    ['library:pendingLoan.title', 'library:pendingLoan.text'],
    'library:pendingLoan.title',
  ],
  ['ovredue-30', ['overdue-30', 'overdue-60'], 'overdue-30'],
  ['guard', ['guards', 'page'], 'guards'],
  ['signedin', ['signed-in', 'signed-up'], 'signed-in'],
  ['lend_now', ['lend-now', 'lend-new'], 'lend-now'],
])('takes %s of %j for %s', (name, known, meant) => {
  expect(meantName(name, known)).toBe(meant);
});

it.each([
  ['a number for another one', '31', ['30', '60']],
  ['a number in a name for another one', 'overdue-31', ['overdue-30']],
  ['a negation for what it negates', 'unsigned-in', ['signed-in']],
  ['a negation for what it negates, inside of a name', 'account.inactive', ['account.active']],
  ['a limit for the opposite one', 'lending.minimum', ['lending.maximum']],
  ['a word for its opposite', 'increase', ['decrease']],
  ['an affirmation for its negation', 'can-lend', ['cannot-lend', 'no-can-lend']],
  ['a name for one of two that are near', 'lending', ['lendings', 'lending2', 'relending', 'lendimg']],
  ['a short word for another one', 'any', ['all', 'not']],
  ['a word for one that only resembles it', 'revue', ['review']],
])('never takes %s', (_, name, known) => {
  expect(meantName(name, known)).toBeUndefined();
});

it('is more careful than a suggestion, that somebody reads', () => {
  expect(suggest('31x', ['30x'])).toBe('30x');
  expect(meantName('31x', ['30x'])).toBeUndefined();
});

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
  expect(suggest('move', ['home', 'more'])).toBe('more');
  expect(suggest('move', ['home'])).toBeUndefined();
  expect(suggest('anything', [])).toBeUndefined();
});

it('takes the first of several that are equally near', () => {
  expect(suggest('boot', ['book', 'boat'])).toBe('book');
});
