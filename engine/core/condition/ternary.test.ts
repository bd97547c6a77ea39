import { expect, it } from 'vitest';
import { not } from './index.ts';

it('turns true and false round and leaves open what is not known', () => {
  expect([true, false, undefined].map(not)).toEqual([false, true, undefined]);
});
