import { expect, it } from 'vitest';
import { createHold } from './hold.ts';

it('holds as long as one of those who were added does', () => {
  const hold = createHold();
  const busy = { first: false, second: true };
  expect(hold.isHeld()).toBe(false);
  hold.add(() => busy.first);
  const remove = hold.add(() => busy.second);
  expect(hold.isHeld()).toBe(true);
  remove();
  expect(hold.isHeld()).toBe(false);
  busy.first = true;
  expect(hold.isHeld()).toBe(true);
});
