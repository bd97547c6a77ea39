import { describe, expect, it, vi } from 'vitest';
import { memoryStorage, type KeyValueStorage } from '../ports/index.ts';
import { manualClock } from '../testing/index.ts';
import { lending } from './testing/index.ts';
import { createStoredState } from './storedState.ts';

it('is read as it was written', () => {
  const { stored } = setup();
  const state = { at: 'review', data: { branch: 'harbour' }, touched: ['choose'], error: 'not-lent' };
  stored.write(state);
  expect(stored.read()).toEqual(state);
});

it('never has what may be kept nowhere', () => {
  const { stored, storage } = setup();
  stored.write({ at: 'choose', data: { branch: 'market', pin: '1234' }, touched: [] });
  expect(stored.read()?.data).toEqual({ branch: 'market' });
  expect(storage.get(name)).not.toContain('1234');
});

it.each([
  ['nothing', ''],
  ['no JSON', '{"at":'],
  ['no object', '"review"'],
  ['null', 'null'],
  ['a state without data', '{"at":"review","touched":[]}'],
  ['a state with no data', '{"at":"review","data":null,"touched":[]}'],
  ['a state that reveals nothing that could be listed', '{"at":"review","data":{},"touched":"all"}'],
])('is none where there is %s', (_, text) => {
  const { stored, storage } = setup();
  storage.set(name, text);
  expect(stored.read()).toBeUndefined();
});

it.each(['attic', 'toString'])(
  'begins again with what was typed where the state %s is none (any more)',
  (at) => {
    const { stored, storage } = setup();
    const state = { at, data: { branch: 'market' }, touched: ['review'], error: 'not-lent' };
    storage.set(name, JSON.stringify(state));
    expect(stored.read()).toEqual({ at: 'choose', data: { branch: 'market' }, touched: [] });
  },
);

it('forgets answers that the sequence does not have any more', () => {
  const { stored, storage } = setup();
  const data = { branch: 'airport', gift: 'yes', loan: 'L-1', shoes: '42' };
  storage.set(name, JSON.stringify({ at: 'review', data, touched: [] }));
  expect(stored.read()?.data).toEqual({ loan: 'L-1' });
});

describe('what is typed', () => {
  it('is known at once, and stored a moment after the first key, once', () => {
    const { stored, clock, set } = setup();
    stored.write(typed('market'), 'later');
    clock.advance(299);
    stored.write(typed('harbour'), 'later');
    expect(stored.read()).toEqual(typed('harbour'));
    expect(set).not.toHaveBeenCalled();
    clock.advance(1);
    expect(set.mock.calls).toEqual([[name, JSON.stringify(typed('harbour'))]]);
    clock.advance(10_000);
    expect(set).toHaveBeenCalledOnce();
  });

  it('is stored at once with the next step, and not again', () => {
    const { stored, clock, set } = setup();
    stored.write(typed('market'), 'later');
    stored.write({ ...typed('market'), at: 'review' });
    clock.advance(300);
    expect(set).toHaveBeenCalledOnce();
    expect(stored.read()?.at).toBe('review');
  });

  it('is stored at once where the sequence is left, and not after that', () => {
    const { stored, running, clock, set } = setup();
    stored.write(typed('market'), 'later');
    running.abort();
    expect(set.mock.calls).toEqual([[name, JSON.stringify(typed('market'))]]);
    clock.advance(300);
    expect(set).toHaveBeenCalledOnce();
  });

  it('does not come back after whoever signed out', () => {
    const { stored, storage, clock } = setup();
    stored.write(typed('market'), 'later');
    storage.clear('portal.customer.');
    clock.advance(300);
    expect(stored.read()).toBeUndefined();
    expect(storage.get(name)).toBeUndefined();
  });
});

const name = 'portal.customer.sequence.lend.ada';

function typed(branch: string) {
  return { at: 'choose', data: { branch }, touched: [] };
}

function setup() {
  const storage = memoryStorage();
  const set = vi.fn<KeyValueStorage['set']>(storage.set);
  const clock = manualClock();
  const ports = { clock, tabStorage: { ...storage, set } };
  const running = new AbortController();
  const stored = createStoredState(ports, { id: 'lend', manifest: lending }, 'ada', running.signal);
  return { storage, set, clock, running, stored };
}
