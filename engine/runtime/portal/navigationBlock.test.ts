import { expect, it, vi } from 'vitest';
import { createEmitter } from '../ports/index.ts';
import { createNavigationBlock } from './navigationBlock.ts';

function setup() {
  const navigationBlock = createNavigationBlock();
  const busy = { first: false, second: false };
  const { emit, subscribe } = createEmitter();
  const remove = navigationBlock.add(() => busy.second, subscribe);
  navigationBlock.add(() => busy.first, subscribe);
  return { navigationBlock, busy, emit, remove };
}

it('holds as long as one of those who were added does', () => {
  const { navigationBlock, busy, remove } = setup();
  expect(navigationBlock.isBlocked()).toBe(false);
  busy.second = true;
  expect(navigationBlock.isBlocked()).toBe(true);
  remove();
  expect(navigationBlock.isBlocked()).toBe(false);
  busy.first = true;
  expect(navigationBlock.isBlocked()).toBe(true);
});

it('calls back at once where nothing is held, and otherwise once, when nothing is any more', () => {
  const { navigationBlock, busy, emit } = setup();
  const heard = vi.fn<() => void>();
  navigationBlock.whenFree(heard);
  expect(heard).toHaveBeenCalledTimes(1);
  Object.assign(busy, { first: true, second: true });
  navigationBlock.whenFree(heard);
  busy.first = false;
  emit();
  expect(heard).toHaveBeenCalledTimes(1);
  busy.second = false;
  emit();
  emit();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('is free when the last that held it goes', () => {
  const { navigationBlock, busy, remove } = setup();
  const heard = vi.fn<() => void>();
  busy.second = true;
  navigationBlock.whenFree(heard);
  remove();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('calls nobody back who waits no longer', () => {
  const { navigationBlock, busy, emit } = setup();
  const heard = vi.fn<() => void>();
  busy.first = true;
  navigationBlock.whenFree(heard)();
  busy.first = false;
  emit();
  expect(heard).not.toHaveBeenCalled();
});
