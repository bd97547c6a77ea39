import { expect, it } from 'vitest';
import { sequenceOf } from '../../../core/testing/index.ts';
import { transitionLists } from './index.ts';

it('finds the transitions of every event and every outcome, with their places', () => {
  const { manifest } = sequenceOf({
    order: ['choose'],
    steps: { choose: { on: { continue: { needs: ['title'], transitions: [{ to: 'lend' }] } } } },
    dialogs: { sure: { over: 'choose', on: { yes: { transitions: [{ to: 'lend' }] } } } },
    operations: { lend: { over: 'choose', outcomes: { done: [{ to: 'lent' }] } } },
    results: { lent: { on: { home: { transitions: [{ leave: { route: 'home' } }] } } } },
  }).sequence;
  expect(
    transitionLists(manifest).map(({ state, trigger, pointer, needs }) => [state, trigger, pointer, needs]),
  ).toEqual([
    ['choose', 'continue', '/steps/choose/on/continue/transitions', ['title']],
    ['sure', 'yes', '/dialogs/sure/on/yes/transitions', []],
    ['lent', 'home', '/results/lent/on/home/transitions', []],
    ['lend', 'done', '/operations/lend/outcomes/done', []],
  ]);
});

it('finds none in a result without a way on', () => {
  const { manifest } = sequenceOf({
    order: ['choose'],
    steps: { choose: { on: {} } },
    results: { lent: {} },
  }).sequence;
  expect(transitionLists(manifest)).toEqual([]);
});
