import { expect, it } from 'vitest';
import { memoryStorage } from '../ports/index.ts';
import { createPin } from './pin.ts';

const pinned = { release: `/assets/releases/${'0a'.repeat(16)}.json`, sequence: 'lend' };

it('is there after a reload of the tab, until the sequence is left', () => {
  const storage = memoryStorage();
  createPin(storage).set(pinned);
  expect(createPin(storage).read()).toEqual(pinned);
  createPin(storage).clear();
  expect(createPin(storage).read()).toBeUndefined();
});

it('goes with what belongs to the customer', () => {
  const storage = memoryStorage();
  createPin(storage).set(pinned);
  storage.clear('portal.customer.');
  expect(createPin(storage).read()).toBeUndefined();
});

it.each([
  '',
  'null',
  '7',
  '{}',
  '{"release":7,"sequence":"lend"}',
  '{"release":"/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.json"}',
  '{"release":"/a.json","sequence":"lend"}',
  '{"release":"//elsewhere.example/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.json","sequence":"lend"}',
  '{"release":"https://elsewhere.example/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.json","sequence":"lend"}',
  '{"release":"/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.js","sequence":"lend"}',
])('is none where something else was stored: %s', (text) => {
  const storage = memoryStorage();
  storage.set('portal.customer.pinned-release', text);
  expect(createPin(storage).read()).toBeUndefined();
});
