import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../ports/index.ts';
import { createOverrides, overridesKey } from './overrides.ts';

it('keeps for the tab what was set, until it is taken back', () => {
  const tab = memoryStorage();
  const overrides = createOverrides(tab, () => undefined);
  overrides.set('toggle:events', false);
  overrides.set('reader.books', 3);
  overrides.set('toggle:events', true);
  expect(createOverrides(tab, () => undefined).values()).toEqual({
    'toggle:events': true,
    'reader.books': 3,
  });
  overrides.set('reader.books', undefined);
  expect(createOverrides(tab, () => undefined).values()).toEqual({ 'toggle:events': true });
});

it('leaves nothing behind once all are taken back, and tells of each change', () => {
  const tab = memoryStorage();
  const changed = vi.fn<() => void>();
  const overrides = createOverrides(tab, changed);
  overrides.set('toggle:events', false);
  overrides.clear();
  expect(overrides.values()).toEqual({});
  expect(tab.get(overridesKey)).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(2);
});

it.each(['', 'nonsense', 'null', '7', '{"toggle:events":{"enabled":true}}'])(
  'counts what cannot be read as nothing: %j',
  (text) => {
    const tab = memoryStorage();
    tab.set(overridesKey, text);
    expect(createOverrides(tab, () => undefined).values()).toEqual({});
  },
);
