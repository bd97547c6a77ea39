import { expect, it, vi } from 'vitest';
import type { Derivations } from '../../core/fact/index.ts';
import { siteOf } from '../../core/testing/index.ts';
import { createFactStore } from '../facts/index.ts';
import { createOverrides, inspectStore, type OverriddenValues, overridesKey } from './inspectedStore.ts';
import { memoryStorage } from '../ports/index.ts';

it('lets an override count instead of what the source says, whenever that says it', () => {
  const { store, override } = setup({ 'reader.card': 'adult' });
  expect(store.read('reader.card')).toBe('adult');
  store.set({ 'reader.card': 'child', 'reader.late': true });
  expect(store.read('reader.card')).toBe('adult');
  expect(store.read('reader.late')).toBe(true);
  expect(store.underneath('reader.card')).toBe('child');
  override({ 'reader.late': false });
  expect(store.read('reader.late')).toBe(false);
});

it('goes back to what the source has said meanwhile', () => {
  const { store, override } = setup();
  store.set({ 'reader.card': 'none' });
  override({ 'reader.card': 'adult' });
  store.set({ 'reader.card': 'child' });
  override({});
  expect(store.read('reader.card')).toBe('child');
});

it('goes back to not known where the source has said nothing', () => {
  const { store, override } = setup({ 'reader.card': 'adult' });
  override({});
  expect(store.read('reader.card')).toBeUndefined();
});

it('derives from what is overridden, and tells who listens', () => {
  const { store, override } = setup();
  store.derive(derivations);
  store.set({ 'reader.card': 'none' });
  const heard = vi.fn<() => void>();
  store.subscribe([store.vocabulary.slotOf('reader.mayBorrow') ?? -1], heard);
  override({ 'reader.card': 'adult' });
  expect(store.read('reader.mayBorrow')).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});

it('overrides what is derived, too, before and after its function is there, and derives it again afterwards', () => {
  const { store, override } = setup({ 'reader.mayBorrow': true });
  expect(store.read('reader.mayBorrow')).toBe(true);
  store.derive(derivations);
  store.set({ 'reader.card': 'none' });
  expect(store.read('reader.mayBorrow')).toBe(true);
  expect(store.underneath('reader.mayBorrow')).toBe(false);
  expect(store.suppose({ 'reader.card': 'adult' })[store.vocabulary.slotOf('reader.mayBorrow') ?? -1]).toBe(
    true,
  );
  override({});
  expect(store.read('reader.mayBorrow')).toBe(false);
});

it('derives anew from what comes back together with it', () => {
  const { store, override } = setup();
  store.derive(derivations);
  store.set({ 'reader.card': 'adult' });
  override({ 'reader.card': 'none', 'reader.mayBorrow': false });
  override({});
  expect(store.read('reader.mayBorrow')).toBe(true);
});

it('leaves out what this release does not know, or not with that value', () => {
  const { store, reports } = setup({ 'reader.shoeSize': 43, 'reader.card': 'platinum' });
  expect(store.overridden()).toEqual({});
  expect(store.read('reader.card')).toBeUndefined();
  expect(reports).toEqual([]);
});

it('remembers when the source has said something, and tells of everything that is published', () => {
  const { store, changed } = setup();
  expect(store.saidAt('reader.card')).toBeUndefined();
  changed.mockClear();
  store.set({ 'reader.card': 'adult' });
  expect(store.saidAt('reader.card')).toBe(1000);
  expect(changed).toHaveBeenCalledOnce();
});

const description = 'A fact.';
const { vocabulary } = siteOf({
  facts: {
    reader: {
      comesFrom: 'The session.',
      facts: {
        card: { type: 'enum', description, values: ['none', 'child', 'adult'] },
        late: { type: 'boolean', description },
        mayBorrow: { type: 'boolean', description, derivedFrom: { card: 'reader.card' } },
      },
    },
  },
});

const derivations: Derivations = {
  'reader.mayBorrow': {
    inputs: { card: 'enum' },
    compute: (card) => card !== undefined && card !== 'none',
  },
};

function setup(start: OverriddenValues = {}) {
  let values = start;
  const reports: unknown[] = [];
  const changed = vi.fn<() => void>();
  const inner = createFactStore({
    vocabulary,
    report: (report) => void reports.push(report),
  });
  const store = inspectStore(inner, { overrides: () => values, now: () => 1000, changed });
  const override = (next: OverriddenValues): void => {
    values = next;
    store.apply();
  };
  return { store, override, reports, changed };
}

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
