import { createConditions } from '../../core/condition/index.ts';
import { emptyManifestSet } from '../../core/manifest/index.ts';
import { describe, expect, it, vi } from 'vitest';
import { createVocabulary, type Atom, type Derivation } from '../../core/fact/index.ts';
import { createRegistry, type FactSource, type Pack } from '../ports/index.ts';
import { fakePorts, fakeServices, settled } from '../testing/index.ts';
import { createFactSources } from './sources.ts';
import { createFactStore } from './factStore.ts';

describe('a source', () => {
  it('does not run before somebody asks', async () => {
    const { sources, slots, readers, ask } = setup();
    await settled();
    expect(readers).not.toHaveBeenCalled();
    expect(sources.stateOf(slots('reader.card'))).toBe('idle');
    ask('reader.card');
    expect(sources.stateOf(slots('reader.card'))).toBe('loading');
    await settled();
    expect(readers).toHaveBeenCalledOnce();
  });

  it('runs once, however many ask', async () => {
    const { readers, ask } = setup();
    ask('reader.card');
    ask('reader.name');
    await settled();
    ask('reader.card');
    await settled();
    expect(readers).toHaveBeenCalledOnce();
  });

  it('is ready as soon as it has published', async () => {
    const { sources, store, slots, ask } = setup();
    const heard = vi.fn<() => void>();
    sources.subscribe(heard);
    ask('reader.card');
    await settled();
    expect(sources.stateOf(slots('reader.card'))).toBe('ready');
    expect(store.read('reader.card')).toBe('adult');
    expect(heard).toHaveBeenCalled();
  });

  it('runs for a derived fact, too, and its function is loaded', async () => {
    const { sources, store, slots, ask } = setup();
    ask('reader.mayBorrow');
    await settled();
    expect(store.read('reader.mayBorrow')).toBe(true);
    expect(sources.stateOf(slots('reader.mayBorrow'))).toBe('ready');
  });

  it('that nobody provides stays idle', async () => {
    const { sources, slots, ask } = setup();
    ask('weather.rain');
    await settled();
    expect(sources.stateOf(slots('weather.rain'))).toBe('idle');
  });
});

describe('a source that fails', () => {
  it('is failed, is reported, and can be tried again', async () => {
    const { sources, slots, readers, ask, ports } = setup();
    readers.mockImplementationOnce(({ fail }) => {
      fail('closed');
      return () => undefined;
    });
    ask('reader.card');
    await settled();
    expect(sources.stateOf(slots('reader.card'))).toBe('failed');
    expect(ports.reports).toEqual([
      { what: 'facts-unavailable', detail: { group: 'reader', reason: 'closed' } },
    ]);
    sources.retry(slots('reader.card'));
    await settled();
    expect(sources.stateOf(slots('reader.card'))).toBe('ready');
  });

  it('is failed when its code cannot be loaded', async () => {
    const { sources, slots, ask, load } = setup();
    load.mockRejectedValueOnce(new Error('no chunk'));
    ask('reader.card');
    await settled();
    expect(sources.stateOf(slots('reader.card'))).toBe('failed');
    sources.retry(slots('reader.card'));
    await settled();
    expect(sources.stateOf(slots('reader.card'))).toBe('ready');
  });

  it('is failed when it throws as it starts', async () => {
    const { sources, slots, readers, ask, ports } = setup();
    readers.mockImplementationOnce(() => {
      throw new Error('no bridge');
    });
    ask('reader.card');
    await settled();
    expect([sources.stateOf(slots('reader.card')), ports.reports.length]).toEqual(['failed', 1]);
  });

  it('does not start again by itself, nor when more ask', async () => {
    const { readers, ask } = setup();
    readers.mockImplementation(({ fail }) => {
      fail('closed');
      return () => undefined;
    });
    ask('reader.card');
    await settled();
    ask('reader.card');
    await settled();
    expect(readers).toHaveBeenCalledOnce();
  });

  it('speaks for all slots that are asked about together', async () => {
    const { sources, slots, readers, ask } = setup();
    readers.mockImplementation(({ fail }) => {
      fail('closed');
      return () => undefined;
    });
    ask('reader.card');
    ask('house.open');
    await settled();
    expect(sources.stateOf([...slots('reader.card'), ...slots('house.open')])).toBe('failed');
    expect(sources.stateOf(slots('house.open'))).toBe('ready');
  });
});

describe('a refresh', () => {
  it('runs sources that are in use again, and waits until each has published or failed', async () => {
    const { sources, readers, ask } = setup();
    ask('reader.card');
    await settled();
    await sources.refresh(['reader', 'house']);
    expect(readers).toHaveBeenCalledTimes(2);
    expect(sources.stateOf([])).toBe('idle');
  });

  it('stops the run before, and hears nothing of it any more', async () => {
    const { sources, store, readers, ask } = setup();
    const stopped = vi.fn<() => void>();
    let late: Parameters<FactSource>[0] | undefined;
    readers.mockImplementationOnce((services) => {
      late = services;
      return stopped;
    });
    ask('reader.card');
    await settled();
    await sources.refresh(['reader']);
    expect(stopped).toHaveBeenCalledOnce();
    late?.set({ 'reader.card': 'child' });
    late?.fail('too late');
    expect(store.read('reader.card')).toBe('adult');
  });

  it.each(['while it runs', 'while its code is loaded'])(
    'that another one comes before, %s, waits for the answer of that one, as the other does',
    async (when) => {
      const { sources, readers, ask } = setup();
      ask('reader.card');
      await settled();
      let answer: Parameters<FactSource>[0] | undefined;
      readers.mockImplementation((services) => {
        answer = services;
        return () => undefined;
      });
      const told: string[] = [];
      void sources.refresh(['reader']).then(() => told.push('first'));
      if (when === 'while it runs') await settled();
      void sources.refresh(['reader']).then(() => told.push('second'));
      await settled();
      expect(told).toEqual([]);
      answer?.set({ 'reader.card': 'adult' });
      await settled();
      expect(told.toSorted()).toEqual(['first', 'second']);
    },
  );

  it('is over when everything is stopped', async () => {
    const { sources, readers, ask } = setup();
    ask('reader.card');
    await settled();
    readers.mockImplementation(() => () => undefined);
    const refreshed = sources.refresh(['reader']);
    sources.stop();
    await expect(refreshed).resolves.toBeUndefined();
  });

  it('keeps what was known while it runs', async () => {
    const { sources, store, readers, ask } = setup();
    ask('reader.card');
    await settled();
    readers.mockImplementationOnce(() => () => undefined);
    void sources.refresh(['reader']);
    await settled();
    expect(store.read('reader.card')).toBe('adult');
  });
});

it('derives nothing twice; it has failed when the functions could not be loaded, and tries again', async () => {
  const { sources, slots, store, ask, loadDerivations, ports } = setup();
  loadDerivations.mockRejectedValueOnce(new Error('no chunk'));
  const told = vi.fn<() => void>();
  sources.subscribe(told);
  ask('reader.mayBorrow');
  await settled();
  expect(store.read('reader.mayBorrow')).toBeUndefined();
  expect(ports.reports).toMatchObject([{ what: 'derivations-unavailable' }]);
  expect(sources.stateOf(slots('reader.mayBorrow'))).toBe('failed');
  expect(sources.stateOf(slots('reader.card'))).toBe('ready');
  expect(told).toHaveBeenCalled();
  sources.retry(slots('reader.mayBorrow'));
  await settled();
  expect(store.read('reader.mayBorrow')).toBe(true);
  expect(sources.stateOf(slots('reader.mayBorrow'))).toBe('ready');
  ask('reader.mayBorrow');
  await settled();
  expect(loadDerivations).toHaveBeenCalledTimes(2);
});

it('a derived fact whose function throws has failed, alone, until it is computed anew', async () => {
  const { sources, slots, store, ask, ports, mayBorrow } = setup();
  mayBorrow.mockImplementation(() => {
    throw new RangeError('no such day');
  });
  ask('reader.mayBorrow');
  await settled();
  expect(store.read('reader.card')).toBe('adult');
  expect([sources.stateOf(slots('reader.card')), sources.stateOf(slots('reader.mayBorrow'))]).toEqual([
    'ready',
    'failed',
  ]);
  expect(ports.reports).toMatchObject([{ what: 'derivation-failed', detail: { name: 'reader.mayBorrow' } }]);
  mayBorrow.mockImplementation(() => true);
  store.set({ 'reader.card': 'child' });
  expect(store.read('reader.mayBorrow')).toBe(true);
  expect(sources.stateOf(slots('reader.mayBorrow'))).toBe('ready');
});

it('stops everything that runs', async () => {
  const { sources, slots, readers, ask } = setup();
  const stopped = vi.fn<() => void>();
  readers.mockImplementation(({ set }) => {
    set({ 'reader.card': 'adult' });
    return stopped;
  });
  ask('reader.card');
  await settled();
  sources.stop();
  expect(stopped).toHaveBeenCalledOnce();
  expect(sources.stateOf(slots('reader.card'))).toBe('idle');
});

const atoms: readonly Atom[] = [
  { ...atomOf('reader.card'), domain: { kind: 'values', values: ['none', 'child', 'adult'] } },
  { ...atomOf('reader.name'), domain: { kind: 'open', format: 'text' } },
  { ...atomOf('reader.mayBorrow'), derivedFrom: { card: 'reader.card' } },
  atomOf('house.open'),
  atomOf('weather.rain'),
];

function atomOf(name: string): Atom {
  const [source = ''] = name.split('.');
  return { name, source, domain: { kind: 'values', values: [false, true] }, personal: false };
}

const house: FactSource = ({ set }) => {
  set({ 'house.open': true });
  return () => undefined;
};

function setup() {
  const vocabulary = createVocabulary(atoms);
  const ports = fakePorts();
  const readers = vi.fn<FactSource>(({ set }) => {
    set({ 'reader.card': 'adult' });
    return () => undefined;
  });
  const load = vi.fn<() => Promise<FactSource>>(() => Promise.resolve(readers));
  const mayBorrow = vi.fn<Derivation['compute']>((card) => card === 'adult');
  const loadDerivations = vi.fn<NonNullable<Pack['derivations']>[string]>(() =>
    Promise.resolve({ mayBorrow: { inputs: { card: 'enum' }, compute: mayBorrow } }),
  );
  const pack: Pack = {
    domain: 'library',
    sources: { reader: load },
    derivations: { reader: loadDerivations },
  };
  const store = createFactStore({ vocabulary, report: ports.report });
  const sources = createFactSources({
    site: { vocabulary, manifests: emptyManifestSet(), conditions: createConditions(vocabulary, {}) },
    registry: createRegistry([pack]),
    own: { house },
    store,
    services: fakeServices(ports),
  });
  const slots = (name: string): number[] => [vocabulary.slotOf(name) ?? -1];
  const ask = (name: string): (() => void) => store.subscribe(slots(name), () => undefined);
  return { sources, store, slots, ask, readers, load, loadDerivations, mayBorrow, ports };
}
