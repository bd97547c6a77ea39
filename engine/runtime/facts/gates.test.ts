import { describe, expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { createRegistry, type FactSource } from '../ports/index.ts';
import { fakePorts, fakeServices } from '../testing/index.ts';
import { createFactSources } from './sources.ts';
import { createFactStore } from './factStore.ts';
import { withClosedFacts } from './gates.ts';

describe('a source that is asked under a condition', () => {
  it('is not asked before the condition holds, then once', () => {
    const { store, runs, want } = setup();
    want('fines.owed');
    expect(runs()).toBe(0);
    store.set({ 'reader.member': true });
    want('fines.owed');
    expect(runs()).toBe(1);
  });

  it('is not asked while it does not hold, and its facts are what the manifest says', () => {
    const { store, sources, runs, want, slots } = setup();
    want('fines.owed');
    store.set({ 'reader.member': false });
    expect([runs(), store.read('fines.owed'), sources.stateOf(slots('fines.owed'))]).toEqual([
      0,
      false,
      'ready',
    ]);
    expect(sources.stateOf(slots('fines.note'))).toBe('failed');
  });

  it('is stopped when the condition ends, and its facts are taken back', () => {
    const { store, stopped, want } = setup();
    store.set({ 'reader.member': true });
    want('fines.owed');
    expect(store.read('fines.owed')).toBe(true);
    store.set({ 'reader.member': false });
    expect([stopped(), store.read('fines.owed'), store.read('fines.note')]).toEqual([1, false, undefined]);
  });

  it('is asked again when the condition holds again', () => {
    const { store, runs, want } = setup();
    want('fines.owed');
    for (const member of [true, false, true]) store.set({ 'reader.member': member });
    expect([runs(), store.read('fines.owed')]).toEqual([2, true]);
  });

  it('says nothing between the condition and its answer: what was so without it is not known any more', () => {
    const { store, want } = setup({ answers: false });
    want('fines.owed');
    store.set({ 'reader.member': false });
    expect(store.read('fines.owed')).toBe(false);
    const seen: unknown[] = [];
    store.subscribe([site.vocabulary.slotOf('reader.member') ?? -1], () =>
      seen.push(store.read('fines.owed')),
    );
    store.set({ 'reader.member': true });
    expect([...seen, store.read('fines.owed')]).toEqual([undefined, undefined]);
  });

  it('is neither refreshed nor tried again while it may not be asked', async () => {
    const { store, sources, runs, want, slots } = setup();
    want('fines.owed');
    store.set({ 'reader.member': false });
    await sources.refresh(['fines']);
    sources.retry(slots('fines.note'));
    expect(runs()).toBe(0);
  });

  it('is not asked any more after everything was stopped', () => {
    const { store, sources, runs, want } = setup();
    want('fines.owed');
    sources.stop();
    store.set({ 'reader.member': true });
    expect(runs()).toBe(0);
  });
});

it('says of somebody for whom a source is closed what its manifest says, and of others nothing', () => {
  expect(withClosedFacts(site, { 'reader.member': false })).toEqual({
    'reader.member': false,
    'fines.owed': false,
  });
  expect(withClosedFacts(site, { 'reader.member': true })).toEqual({ 'reader.member': true });
  expect(withClosedFacts(site, {})).toEqual({});
});

const site = siteOf({
  facts: {
    reader: { comesFrom: 'The desk.', facts: { member: { type: 'boolean', description: 'Is a member.' } } },
    fines: {
      comesFrom: 'The till.',
      when: { fact: 'reader.member', is: true },
      otherwise: { owed: false },
      facts: {
        owed: { type: 'boolean', description: 'Owes something.' },
        note: { type: 'text', description: 'What for.' },
      },
    },
  },
});

/** A resolved promise. */
const now = <Value>(value: Value): Promise<Value> =>
  ({ then: (done: (value: Value) => void) => done(value) }) as never;

function setup({ answers = true } = {}) {
  const ports = fakePorts();
  const counts = { runs: 0, stopped: 0 };
  const fines: FactSource = ({ set }) => {
    counts.runs += 1;
    if (answers) set({ 'fines.owed': true, 'fines.note': 'Late.' });
    return () => void (counts.stopped += 1);
  };
  const store = createFactStore({ vocabulary: site.vocabulary, report: ports.report });
  const sources = createFactSources({
    site,
    registry: {
      ...createRegistry([]),
      source: (group) => (group === 'fines' ? () => now(fines) : undefined),
    },
    own: {},
    store,
    services: fakeServices(ports),
  });
  const slots = (name: string): number[] => [site.vocabulary.slotOf(name) ?? -1];
  return {
    store,
    sources,
    slots,
    want: (name: string) => void store.subscribe(slots(name), () => undefined),
    runs: () => counts.runs,
    stopped: () => counts.stopped,
  };
}
