import { describe, expect, it } from 'vitest';
import type { FactSource } from '../ports/index.ts';
import { fakePorts } from '../testing/index.ts';
import type { OverriddenValues } from './inspectedStore.ts';
import { ageOf, factRows } from './origin.ts';
import { inspectLibrary } from './testing/index.ts';

describe('where a fact comes from', () => {
  it('is its source, with the age of what it said', async () => {
    const { origins, ports } = await setup();
    ports.clock.advance(4_000);
    expect(origins()).toMatchObject({ 'reader.card': 'reader, 4 s ago' });
  });

  it('is nobody as long as nobody asks, and the loading or the failure of a source that is asked', async () => {
    const { origins, ask } = await setup();
    expect(origins()['desk.open']).toBe('desk: nobody asks');
    await ask('desk.open');
    expect(origins()['desk.open']).toBe('desk: loading');
    await ask('shelf.full');
    expect(origins()['shelf.full']).toBe('shelf: failed');
  });

  it('is what it is derived from, the address, a sequence or a constant', async () => {
    const { origins } = await setup();
    expect(origins()).toMatchObject({
      'reader.mayBorrow': 'derived from reader.card',
      'route.id': 'the address',
      'constant.limit': 'constant',
    });
  });

  it('is its manifest while the condition of its source does not hold', async () => {
    const { origins, ask } = await setup();
    await ask('loans.count');
    expect(origins()['loans.count']).toBe('loans is not asked: its condition does not hold');
  });

  it('is an override, beside what it would be without', async () => {
    const { rows } = await setup({ 'reader.card': 'adult', 'reader.name': 'Grace' });
    expect(rows().filter(({ overridden }) => overridden)).toMatchObject([
      { atom: { name: 'reader.card' }, value: 'adult', origin: 'override (without it: none)' },
      { atom: { name: 'reader.name' }, origin: 'override (without it: known)', isHidden: true },
    ]);
  });
});

describe('where a toggle comes from', () => {
  it('is the flag service once that has answered', async () => {
    const { origins } = await setup();
    expect(origins()['toggle:events']).toBe('flag service');
  });

  it.each([
    ['page', 'flag service, came with the page'],
    ['storage', 'cache of this browser, 2 min ago'],
    ['service', 'flag service, 2 min ago'],
  ] as const)('is told where the snapshot is from the %s', async (from, words) => {
    const { origins, ports, portal } = await setup();
    ports.storage.set('portal.toggles', JSON.stringify({ toggles: [], at: ports.clock.now() - 120_000 }));
    Object.assign(portal.toggles, { origin: () => from });
    expect(origins()['toggle:events']).toBe(words);
  });

  it('is its manifest where the flag service has never answered', async () => {
    const { origins, portal } = await setup();
    Object.assign(portal.toggles, { current: () => undefined });
    expect(origins()['toggle:events']).toBe('default of its manifest, 0 s ago');
  });
});

it('lets what sources say be overridden, and neither constants, nor the address, nor what is personal', async () => {
  const { rows } = await setup();
  const names = rows().flatMap(({ atom, overridable }) => (overridable ? atom.name : []));
  expect(names).toEqual([
    'toggle:events',
    'desk.open',
    'loans.count',
    'reader.card',
    'reader.mayBorrow',
    'shelf.full',
  ]);
});

it('tells ages in seconds, minutes and hours', () => {
  expect([1, 89, 100, 3600, 90 * 60].map((seconds) => ageOf(0, seconds * 1000))).toEqual([
    ', 1 s ago',
    ', 89 s ago',
    ', 2 min ago',
    ', 60 min ago',
    ', 2 h ago',
  ]);
  expect(ageOf(undefined, 5)).toBe('');
});

const description = 'A fact.';
const boolean = { type: 'boolean', description } as const;
const publishing: FactSource = ({ set }) => {
  set({ 'reader.card': 'none', 'reader.name': 'Ada' });
  return () => undefined;
};

async function setup(overrides: OverriddenValues = {}) {
  const shown = await inspectLibrary(
    {
      ports: fakePorts(),
      toggles: { events: { enabled: true } },
      body: [
        {
          widget: 'library/heading',
          when: { all: [{ fact: 'reader.card', is: 'none' }, { toggle: 'events' }] },
        },
      ],
      manifests: {
        facts: {
          reader: {
            comesFrom: 'The session.',
            facts: {
              card: { type: 'enum', description, values: ['none', 'adult'] },
              name: { type: 'text', description, personal: true },
              mayBorrow: { ...boolean, derivedFrom: { card: 'reader.card' } },
            },
          },
          desk: { comesFrom: 'The desk.', facts: { open: boolean } },
          shelf: { comesFrom: 'The shelf.', facts: { full: boolean } },
          loans: {
            comesFrom: 'The desk.',
            when: { fact: 'reader.card', is: 'adult' },
            facts: {
              count: { type: 'integer', description, minimum: 0, maximum: 9, thresholds: { many: 5 } },
            },
          },
        },
        constants: { constants: { constants: { limit: { value: 3, unit: 'count', description } } } },
        toggle: { events: { default: true, owner: 'Desk' } },
      },
      pack: {
        sources: {
          reader: () => Promise.resolve(publishing),
          desk: () => new Promise(() => undefined),
          shelf: () => Promise.reject(new Error('No shelf.')),
        },
      },
    },
    overrides,
  );
  const { portal, store } = shown;
  const rows = () => factRows(portal, store);
  return {
    ...shown,
    rows,
    origins: () => Object.fromEntries(rows().map(({ atom, origin }) => [atom.name, origin])),
    ask: (name: string) =>
      shown.after(() => store.subscribe([store.vocabulary.slotOf(name) ?? -1], () => undefined)),
  };
}
