import { expect, it } from 'vitest';
import { memoryStorage } from '../ports/index.ts';
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

const name = 'portal.customer.sequence.lend.ada';

function setup() {
  const storage = memoryStorage();
  return { storage, stored: createStoredState(storage, { id: 'lend', manifest: lending }, 'ada') };
}
