import { describe, expect, it, vi } from 'vitest';
import { createVocabulary, type Atom, type Derivations } from '../../core/fact/index.ts';
import type { Report } from '../ports/index.ts';
import { createFactStore, type FactStore } from './factStore.ts';

describe('a fact', () => {
  it('is not known before somebody says it, and not known again when it is taken back', () => {
    const { store } = setup();
    expect(store.read('reader.card')).toBeUndefined();
    store.set({ 'reader.card': 'adult' });
    expect(store.read('reader.card')).toBe('adult');
    store.set({ 'reader.card': undefined });
    expect(store.read('reader.card')).toBeUndefined();
  });

  it('that is a constant is known from the start', () => {
    expect(setup().store.read('constant.days')).toBe(21);
  });

  it('that does not exist is left out', () => {
    const { store, reports } = setup();
    store.set({ 'reader.shoeSize': 42, toString: 'odd' });
    expect(store.read('reader.shoeSize')).toBeUndefined();
    expect(reports).toEqual([]);
  });

  it('outside of its domain is not known, and is reported', () => {
    const { store, reports } = setup();
    store.set({ 'reader.card': 'adult' });
    store.set({ 'reader.card': 'platinum' });
    expect(store.read('reader.card')).toBeUndefined();
    expect(reports).toEqual([
      { what: 'fact-outside-domain', detail: { name: 'reader.card', value: 'platinum' } },
    ]);
  });

  it('outside of its list is what the fact says of others, given or derived', () => {
    const { store, reports } = setup();
    store.derive({ 'reader.kind': { inputs: { branch: 'text' }, compute: (branch) => branch } });
    store.set({ 'reader.branch': 'harbour', 'reader.room': 'cellar' });
    expect([store.read('reader.kind'), store.read('reader.room')]).toEqual(['elsewhere', 'elsewhere']);
    store.set({ 'reader.branch': 'town', 'reader.room': 'town' });
    expect([store.read('reader.kind'), store.read('reader.room')]).toEqual(['town', 'town']);
    expect(reports).toEqual([]);
  });

  it('that is personal is reported without its value', () => {
    const { store, reports } = setup();
    store.set({ 'reader.name': 7 });
    expect(reports).toEqual([{ what: 'fact-outside-domain', detail: { name: 'reader.name' } }]);
  });
});

describe('a picture of the assignment', () => {
  it('never changes; each change makes another', () => {
    const { store, slot } = setup();
    const before = store.assignment();
    store.set({ 'reader.card': 'child' });
    expect(before[slot('reader.card')]).toBeUndefined();
    expect(store.assignment()[slot('reader.card')]).toBe('child');
  });

  it('stays the same object while nothing changes', () => {
    const { store } = setup();
    store.set({ 'reader.card': 'child' });
    const before = store.assignment();
    store.set({ 'reader.card': 'child' });
    expect(store.assignment()).toBe(before);
  });

  it('can be supposed to be another, with all that follows, and nobody notices', () => {
    const { store, slot } = setup();
    const listener = vi.fn<() => void>();
    store.derive(derivations);
    store.set({ 'reader.card': 'none', 'reader.overdueDays': 0 });
    store.subscribe([slot('reader.mayBorrow')], listener);
    const supposed = store.suppose({ 'reader.card': 'adult', 'reader.shoeSize': 42 });
    expect(supposed[slot('reader.mayBorrow')]).toBe(true);
    expect(store.read('reader.mayBorrow')).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('who listens', () => {
  it('hears once of several changes that came together, and of nothing else', () => {
    const { store, slot } = setup();
    const listener = vi.fn<() => void>();
    store.subscribe([slot('reader.card'), slot('reader.name')], listener);
    store.set({ 'reader.card': 'child', 'reader.name': 'Ada', 'reader.overdueDays': 3 });
    store.set({ 'reader.overdueDays': 4 });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('hears nothing any more after it has stopped', () => {
    const { store, slot } = setup();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe([slot('reader.card')], listener);
    stop();
    store.set({ 'reader.card': 'child' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('sees the assignment after the change', () => {
    const { store, slot } = setup();
    const seen: unknown[] = [];
    store.subscribe([slot('reader.card')], () => seen.push(store.read('reader.card')));
    store.set({ 'reader.card': 'child' });
    expect(seen).toEqual(['child']);
  });

  it('makes its slots asked for', () => {
    const { store, slot, demand } = setup();
    store.subscribe([slot('reader.card')], () => undefined);
    expect(demand).toHaveBeenCalledExactlyOnceWith([slot('reader.card')]);
  });
});

it('who only follows a fact hears of it, until he stops, and makes nobody ask for it', () => {
  const { store, slot, demand } = setup();
  const listener = vi.fn<() => void>();
  const stop = store.follow([slot('reader.card')], listener);
  store.set({ 'reader.card': 'child' });
  stop();
  store.set({ 'reader.card': 'adult' });
  expect([listener.mock.calls.length, demand.mock.calls.length]).toEqual([1, 0]);
});

describe('a derived fact', () => {
  it('follows what it is computed from', () => {
    const { store } = setup();
    store.derive(derivations);
    store.set({ 'reader.card': 'adult', 'reader.overdueDays': 0 });
    expect(store.read('reader.mayBorrow')).toBe(true);
    store.set({ 'reader.overdueDays': 40 });
    expect(store.read('reader.mayBorrow')).toBe(false);
  });

  it('is computed at once when its function comes later than its facts', () => {
    const { store, slot } = setup();
    const listener = vi.fn<() => void>();
    store.set({ 'reader.card': 'adult', 'reader.overdueDays': 0 });
    store.subscribe([slot('reader.mayBorrow')], listener);
    store.derive(derivations);
    expect(store.read('reader.mayBorrow')).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });
});

const derivations: Derivations = {
  'reader.mayBorrow': {
    inputs: { card: 'enum', days: 'integer' },
    compute: (card, days) =>
      card === undefined || days === undefined ? undefined : card !== 'none' && Number(days) < 30,
  },
};

const places: Atom['domain'] = {
  kind: 'values',
  values: ['town', 'elsewhere'],
  otherwise: 'elsewhere',
};

const atoms: readonly Atom[] = [
  { ...atomOf('reader.card'), domain: { kind: 'values', values: ['none', 'child', 'adult'] } },
  { ...atomOf('reader.name'), domain: { kind: 'open', format: 'text' }, personal: true },
  {
    ...atomOf('reader.overdueDays'),
    domain: { kind: 'thresholds', minimum: 0, maximum: 100, thresholds: { late: 1 } },
  },
  {
    ...atomOf('reader.mayBorrow'),
    domain: { kind: 'values', values: [false, true] },
    derivedFrom: { card: 'reader.card', days: 'reader.overdueDays' },
  },
  { ...atomOf('reader.branch'), domain: { kind: 'open', format: 'text' } },
  { ...atomOf('reader.kind'), domain: places, derivedFrom: { branch: 'reader.branch' } },
  { ...atomOf('reader.room'), domain: places },
  { ...atomOf('constant.days'), fixed: 21 },
];

function atomOf(name: string): Atom {
  return { name, domain: { kind: 'open', format: 'number' }, source: 'reader', personal: false };
}

it('calls no listener that another one has stopped meanwhile', () => {
  const { store, slot } = setup();
  const slots = [slot('reader.card')];
  const heard = vi.fn<() => void>();
  const stops: (() => void)[] = [];
  store.follow(slots, () => stops[0]?.());
  stops.push(store.follow(slots, heard));
  store.set({ 'reader.card': 'adult' });
  expect(heard).not.toHaveBeenCalled();
});

function setup() {
  const vocabulary = createVocabulary(atoms);
  const reports: Report[] = [];
  const demand = vi.fn<(slots: readonly number[]) => void>();
  const store: FactStore = createFactStore({
    vocabulary,
    report: (report) => void reports.push(report),
  });
  store.onDemand(demand);
  return { store, reports, demand, slot: (name: string): number => vocabulary.slotOf(name) ?? -1 };
}
