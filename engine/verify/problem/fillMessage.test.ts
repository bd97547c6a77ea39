import { expect, it } from 'vitest';
import { fillMessage } from './fillMessage.ts';

it('fills a message, and leaves out what is not known', () => {
  const message = 'lacks "{name}"[ ({meaning})]: {number}.';
  expect(fillMessage(message, { name: 'home', meaning: 'Where it begins', number: 2 })).toBe(
    'lacks "home" (Where it begins): 2.',
  );
  expect(fillMessage(message, { name: '{number}', meaning: undefined, number: 2 })).toBe(
    'lacks "{number}": 2.',
  );
});
