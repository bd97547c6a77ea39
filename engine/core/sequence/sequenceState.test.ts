import { describe, expect, it } from 'vitest';
import type { SequenceData } from '../manifest/index.ts';
import { sequenceOf } from '../testing/index.ts';
import {
  acknowledgeError,
  changeData,
  factsOf,
  startSequence,
  storableState,
  type SequenceState,
} from './index.ts';

describe('startSequence', () => {
  it('begins at the first step, with what it is given of declared data', () => {
    expect(startSequence(manifest, { title: 'Ulysses', missing: 'x', toString: 'y' })).toEqual({
      at: 'choose',
      data: { title: 'Ulysses' },
      touched: [],
    });
  });
});

describe('changeData', () => {
  it('keeps what the data can be', () => {
    const changes = { reserve: true, branch: 'harbour', title: '', pin: '1234' };
    expect(changeData(manifest, start, changes).data).toEqual(changes);
  });

  it.each<[string, Record<string, boolean | string>]>([
    ['is not declared', { missing: true }],
    ['every object inherits', { toString: 'x' }],
    ['is a word where yes or no is meant', { reserve: 'true' }],
    ['is none of the values', { branch: 'moon' }],
    ['is yes or no where text is meant', { title: true }],
  ])('leaves out what %s', (_, changes) => {
    expect(changeData(manifest, start, changes)).toEqual(start);
  });

  it('can say that an answer was taken back, where there is no first one', () => {
    expect(changeData(manifest, start, { branch: 'unanswered', format: 'unanswered' }).data).toEqual({
      branch: 'unanswered',
    });
  });
});

it('is worth as facts what was collected, and else the initial values', () => {
  expect(factsOf('borrow', manifest, { title: 'Ulysses', branch: 'harbour' })).toEqual({
    'borrow.title': 'Ulysses',
    'borrow.branch': 'harbour',
    'borrow.format': 'paper',
    'borrow.reserve': false,
    'borrow.pin': '',
  });
  expect(factsOf('borrow', manifest, { title: 'Ulysses', branch: 'harbour' }, ['title', 'attic'])).toEqual({
    'borrow.title': 'Ulysses',
  });
  expect(factsOf('borrow', manifest, {})).toMatchObject({ 'borrow.branch': 'unanswered' });
});

it('does not take what every object inherits for collected data', () => {
  const { manifest: odd } = sequenceOf({ order: ['choose'], steps, data: { valueOf: text } }).sequence;
  expect(factsOf('borrow', odd, {})).toEqual({ 'borrow.valueOf': '' });
});

it('stores nothing that is kept nowhere', () => {
  const state: SequenceState = { ...start, data: { title: 'Ulysses', pin: '1234' }, touched: ['choose'] };
  expect(storableState(manifest, state)).toEqual({ ...state, data: { title: 'Ulysses' } });
});

it('shows no error after it was acknowledged', () => {
  expect(acknowledgeError({ ...start, error: 'not-available' })).toEqual(start);
});

const description = 'Something about the book.';
const text: SequenceData = { type: 'text', description };
const steps = { choose: { on: {} } };

const { manifest } = sequenceOf({
  order: ['choose'],
  steps,
  data: {
    title: text,
    branch: { type: 'enum', description, values: ['harbour', 'market'] },
    format: { type: 'enum', description, values: ['paper', 'large-print'], initial: 'paper' },
    reserve: { type: 'boolean', description, initial: false },
    pin: { type: 'text', description, keep: 'never' },
  },
}).sequence;

const start: SequenceState = { at: 'choose', data: {}, touched: [] };
