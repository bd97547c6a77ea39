import { expect, it, vi } from 'vitest';
import { createEmitter } from '../ports/index.ts';
import { createHold } from './hold.ts';

function setup() {
  const hold = createHold();
  const busy = { first: false, second: false };
  const { emit, subscribe } = createEmitter();
  const remove = hold.add(() => busy.second, subscribe);
  hold.add(() => busy.first, subscribe);
  return { hold, busy, emit, remove };
}

it('holds as long as one of those who were added does', () => {
  const { hold, busy, remove } = setup();
  expect(hold.isHeld()).toBe(false);
  busy.second = true;
  expect(hold.isHeld()).toBe(true);
  remove();
  expect(hold.isHeld()).toBe(false);
  busy.first = true;
  expect(hold.isHeld()).toBe(true);
});

it('calls back at once where nothing is held, and otherwise once, when nothing is any more', () => {
  const { hold, busy, emit } = setup();
  const heard = vi.fn<() => void>();
  hold.whenFree(heard);
  expect(heard).toHaveBeenCalledTimes(1);
  Object.assign(busy, { first: true, second: true });
  hold.whenFree(heard);
  busy.first = false;
  emit();
  expect(heard).toHaveBeenCalledTimes(1);
  busy.second = false;
  emit();
  emit();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('is free when the last that held it goes', () => {
  const { hold, busy, remove } = setup();
  const heard = vi.fn<() => void>();
  busy.second = true;
  hold.whenFree(heard);
  remove();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('calls nobody back who waits no longer', () => {
  const { hold, busy, emit } = setup();
  const heard = vi.fn<() => void>();
  busy.first = true;
  hold.whenFree(heard)();
  busy.first = false;
  emit();
  expect(heard).not.toHaveBeenCalled();
});
