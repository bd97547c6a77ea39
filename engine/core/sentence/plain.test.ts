import { expect, it } from 'vitest';
import { isPlainName, isPlainText } from './plain.ts';

it.each<[text: string, plain: boolean]>([
  ['Your book', true],
  ['{{brand}} home', true],
  ['{{ brand }}', true],
  ['{{amount, money}}', false],
  ['See $t(shell:menu)', false],
  ['a { b', false],
])('%s: plain? %s', (text, plain) => {
  expect(isPlainText(text)).toBe(plain);
});

it.each<[name: string, plain: boolean]>([
  ['book', true],
  ['book_title', true],
  ['book_one', false],
  ['book_other', false],
  ['a.b', false],
])('the name %s: plain? %s', (name, plain) => {
  expect(isPlainName(name)).toBe(plain);
});
