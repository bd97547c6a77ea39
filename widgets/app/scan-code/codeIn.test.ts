import { expect, it } from 'vitest';
import { codeIn } from './codeIn.ts';

it.each([
  ['123456789012', '123456789012'],
  ['SN:00123 ACT:123456789012', '123456789012'],
  ['https://example.com/a?code=123456789012&x=1', '123456789012'],
  ['1234567890123', undefined],
  ['12345678901', undefined],
  ['', undefined],
])('takes the code of twelve digits out of %j', (text, code) => {
  expect(codeIn(text, 12)).toBe(code);
});
