import { describe, expect, it, vi } from 'vitest';
import { sequenceOf } from '../testing/index.ts';
import {
  openState,
  orderOf,
  sendEvent,
  keepAnswers,
  settleOperation,
  startSequence,
  stepBeneath,
  valueOf,
  type DataValue,
  type SequenceState,
} from './index.ts';

describe('sendEvent', () => {
  it('goes on when everything that the event needs is accepted', () => {
    expect(send('continue', { title: 'Ulysses' })).toEqual({
      state: { at: 'review', data: { title: 'Ulysses' }, touched: [] },
    });
  });

  it('shows what is refused instead, at the step that asks it', () => {
    expect(send('continue', {}).state).toMatchObject({ at: 'choose', touched: ['choose'] });
    expect(send('confirm', {}, { at: 'review' }).state).toMatchObject({ at: 'choose', touched: ['choose'] });
  });

  it('does not show it any more after the customer comes to that step by an event', () => {
    const refused = send('continue', {}, { at: 'choose' }).state;
    expect(send('back', {}, { ...refused, at: 'review' }).state.touched).toEqual([]);
  });

  it('takes the first transition that holds', () => {
    expect(send('confirm', { title: 'Ulysses', long: true }, { at: 'review' }).state.at).toBe('sure');
    expect(send('confirm', { title: 'Ulysses', long: false }, { at: 'review' }).state.at).toBe('lend');
  });

  it.each([
    ['step', 'review', '/steps/review'],
    ['dialog', 'sure', '/dialogs/sure'],
    ['result', 'lent', '/results/lent'],
  ])('says where in the manifest the transition of a %s stands that it asks about', (_, at, pointer) => {
    const state = { at, data: { title: 'Ulysses', long: true }, touched: [] };
    const evaluator = evaluatorAt(state);
    const evaluate = vi.spyOn(evaluator, 'evaluate');
    sendEvent(evaluator, sequence, state, 'confirm');
    const asked = evaluate.mock.calls.map(([, place]) => place.pointer);
    expect(asked).toContain(`${pointer}/on/confirm/transitions/0/when`);
  });

  it('closes a dialog by an answer that leads away', () => {
    expect(send('no', {}, { at: 'sure' })).toEqual({
      state: { at: 'review', data: {}, touched: [] },
      leave: { route: 'home' },
    });
  });

  it('keeps what is kept for a question until a step is come to', () => {
    const data = { title: 'Ulysses', long: true, besides: 'l-1' };
    const confirmed = send('yes', data, { at: 'sure' }).state;
    expect([confirmed.at, confirmed.data]).toEqual(['lend', data]);
    const settledData = settleOperation(evaluatorAt(confirmed), sequence, confirmed, 'refused').state;
    const { besides: _, ...others } = data;
    expect([settledData.at, settledData.data]).toEqual(['review', others]);
    expect(send('no', data, { at: 'sure' }).state.data).toEqual(others);
    expect(open('choose', { at: 'sure', data }).data).toEqual(others);
  });

  it('waits where it is while it is not known which one holds', () => {
    const state = { at: 'review', data: { title: 'Ulysses' }, touched: [] };
    expect(sendEvent(evaluatorAt(state), sequence, state, 'ask-desk')).toMatchObject({
      state,
      waiting: [{}],
    });
  });

  it('sets and clears data, shows an error, and leaves, as the transition says', () => {
    const state = { at: 'review', data: { title: 'Ulysses', branch: 'market' }, touched: [], error: 'old' };
    expect(sendEvent(evaluatorAt(state), sequence, state, 'start-over')).toEqual({
      state: { at: 'choose', data: { long: true }, touched: [], error: 'begun-again' },
      newAttempt: true,
    });
    expect(sendEvent(evaluatorAt(state), sequence, state, 'give-up')).toEqual({
      state: { at: 'review', data: state.data, touched: [] },
      leave: { route: 'home' },
    });
  });

  it.each(['unknown', 'constructor', 'toString', '__proto__'])(
    'ignores the event %s, which the state does not know',
    (event) => {
      const state = { at: 'choose', data: {}, touched: [] };
      expect(sendEvent(evaluatorAt(state), sequence, state, event)).toEqual({ state });
    },
  );

  it('ignores every event while an operation runs, and in a state that does not exist', () => {
    for (const at of ['lend', 'missing', 'constructor']) {
      const state = { at, data: { title: 'Ulysses' }, touched: [] };
      expect(sendEvent(evaluatorAt(state), sequence, state, 'continue')).toEqual({ state });
    }
  });

  it('goes nowhere when the event needs a field that does not exist', () => {
    expect(send('impossible', {}, { at: 'review' }).state).toMatchObject({
      at: 'review',
      touched: ['review'],
    });
  });
});

describe('settleOperation', () => {
  it('goes where the outcome leads, and keeps what the operation answered', () => {
    const answers = { loan: 'L-1', other: 'x' };
    expect(settle({ outcome: 'done', answers })).toEqual({
      state: { at: 'lent', data: { title: 'Ulysses', number: 'L-1' }, touched: [] },
      newAttempt: true,
    });
  });

  it('keeps no answer that its data cannot be', () => {
    expect(settle({ outcome: 'done', answers: { loan: true } }).state.data).toEqual({
      title: 'Ulysses',
    });
  });

  it.each(['misspelt', 'constructor'])('ignores the outcome %s, which is not declared', (outcome) => {
    expect(settle({ outcome })).toEqual({ state: lending });
  });

  it('ignores the end of what does not run', () => {
    const state = { ...lending, at: 'review' };
    expect(settleOperation(evaluatorAt(state), sequence, state, 'done')).toEqual({ state });
  });
});

describe('openState', () => {
  it('opens a step when everything before it is complete', () => {
    expect(open('review', { at: 'choose', data: { title: 'Ulysses' } }).at).toBe('review');
    expect(open('choose', { at: 'review', data: {} }).at).toBe('choose');
  });

  it('opens the first step that is not complete instead', () => {
    expect(open('review', { at: 'choose', data: {} }).at).toBe('choose');
  });

  it('opens the first step when it is asked for none, or for one that is not in the order', () => {
    expect(open(undefined, { at: 'review', data: { title: 'Ulysses' } }).at).toBe('choose');
    expect(open('lent', { at: 'review', data: { title: 'Ulysses' } }).at).toBe('choose');
  });

  it('leaves a dialog open over the step that the address names, and closes it for another', () => {
    expect(open('review', { at: 'sure', data: { title: 'Ulysses' } }).at).toBe('sure');
    expect(open('choose', { at: 'sure', data: { title: 'Ulysses' } }).at).toBe('choose');
  });

  it.each(['lend', 'lent'])('does not leave %s by an address', (at) => {
    expect(open('choose', { at, data: {} }).at).toBe(at);
  });

  it('begins anew from a state that the sequence does not have any more', () => {
    expect(open('review', { at: 'gone', data: {} }).at).toBe('choose');
  });
});

it('has the order of the first variant that holds, else the usual one, also while that is not known', () => {
  const at = startSequence(sequence.manifest);
  expect(orderOf(evaluatorAt(at, { 'toggle:short': true }), sequence)).toEqual(['review']);
  expect(orderOf(evaluatorAt(at, { 'toggle:short': false }), sequence)).toEqual(['choose', 'review']);
  expect(orderOf(evaluatorAt(at), sequence)).toEqual(['choose', 'review']);
});

it.each([
  ['choose', 'choose'],
  ['sure', 'review'],
  ['lend', 'review'],
  ['constructor', 'constructor'],
])('shows at %s the step %s', (at, step) => {
  expect(stepBeneath(sequence.manifest, { at })).toBe(step);
});

it('knows the value of data: what was given, else the initial one', () => {
  const state = startSequence(sequence.manifest, { title: 'Ulysses' });
  expect(
    ['title', 'branch', 'long', 'missing', 'toString'].map((name) => valueOf(sequence, state, name)),
  ).toEqual(['Ulysses', 'unanswered', false, '', '']);
});

const description = 'Something about the loan.';

const { sequence, evaluatorAt } = sequenceOf(
  {
    order: ['choose', 'review'],
    variants: [{ when: { toggle: 'short' }, order: ['review'] }],
    data: {
      title: { type: 'enum', description, values: ['Ulysses', 'Emma'] },
      branch: { type: 'enum', description, values: ['harbour', 'market'] },
      long: { type: 'boolean', description, initial: false },
      number: { type: 'text', description },
      besides: { type: 'text', description, keep: 'question' },
    },
    steps: {
      choose: {
        fields: {
          title: {
            label: 'borrow:title',
            refuse: [
              { id: 'missing', when: { fact: 'borrow.title', is: 'unanswered' }, message: 'borrow:missing' },
            ],
          },
        },
        on: { continue: { needs: ['title'], transitions: [{ to: 'review' }] } },
      },
      review: {
        on: {
          back: { transitions: [{ to: 'choose' }] },
          confirm: {
            needs: ['title'],
            transitions: [{ when: { fact: 'borrow.long', is: true }, to: 'sure' }, { to: 'lend' }],
          },
          'ask-desk': { transitions: [{ when: { toggle: 'short' }, to: 'choose' }, { to: 'lend' }] },
          'start-over': {
            transitions: [
              {
                to: 'choose',
                clear: ['title', 'branch'],
                set: { long: true },
                error: 'begun-again',
                newAttempt: true,
              },
            ],
          },
          'give-up': { transitions: [{ leave: { route: 'home' } }] },
          impossible: { needs: ['missing'], transitions: [{ to: 'lend' }] },
        },
      },
    },
    dialogs: {
      sure: {
        over: 'review',
        on: {
          confirm: { transitions: [{ when: { toggle: 'short' }, to: 'lend' }, { to: 'lend' }] },
          yes: { transitions: [{ to: 'lend' }] },
          no: { transitions: [{ leave: { route: 'home' } }] },
        },
      },
    },
    operations: {
      lend: {
        over: 'review',
        returns: { loan: 'number', toString: 'number' },
        outcomes: {
          done: [{ to: 'lent', newAttempt: true }],
          refused: [{ to: 'review' }],
          unknown: [{ to: 'lent' }],
        },
      },
    },
    results: {
      lent: {
        on: { confirm: { transitions: [{ when: { toggle: 'short' }, to: 'choose' }, { to: 'review' }] } },
      },
    },
  },
  { toggle: { short: { default: false, owner: 'Desk' } } },
);

const lending: SequenceState = { at: 'lend', data: { title: 'Ulysses' }, touched: [] };

function send(event: string, data: Record<string, DataValue>, from: Partial<SequenceState> = {}) {
  const state = { ...startSequence(sequence.manifest, data), ...from, data };
  return sendEvent(evaluatorAt(state), sequence, state, event);
}

function settle({ outcome, answers = {} }: { outcome: string; answers?: Parameters<typeof keepAnswers>[2] }) {
  const kept = keepAnswers(sequence, lending, answers);
  return settleOperation(evaluatorAt(kept), sequence, kept, outcome);
}

function open(wanted: string | undefined, from: Pick<SequenceState, 'at' | 'data'>) {
  const state = { touched: [], ...from };
  return openState(evaluatorAt(state), sequence, state, wanted);
}
