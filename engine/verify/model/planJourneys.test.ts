import { describe, expect, it } from 'vitest';
import { siteOf, sequenceOf } from '../../core/testing/index.ts';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import {
  goalsOf,
  impossibleTransitions,
  planJourneys,
  replayJourneys,
  transitionsOf,
  type Repertoire,
  type SequenceModel,
} from './index.ts';

describe('the transitions of a sequence', () => {
  it('have names that say where they stand', () => {
    expect(transitionsOf(lending().sequence.manifest).map(({ id }) => id)).toEqual([
      'choose/on/continue/0',
      'choose/on/continue/1',
      'sure/on/yes/0',
      'sure/on/no/0',
      'lend/outcomes/lent/0',
      'lend/outcomes/gone/0',
    ]);
  });

  it('are impossible where an earlier one always holds first', () => {
    const model = lending((manifest) => {
      manifest.steps['choose']?.on['continue']?.transitions.unshift({ to: 'lend' });
    });
    expect(impossibleTransitions(model.site, model.sequence)).toEqual([
      { id: 'choose/on/continue/1', reason: 'whenever it holds, an earlier one does' },
      { id: 'choose/on/continue/2', reason: 'whenever it holds, an earlier one does' },
    ]);
  });

  it('are impossible where what they need is refused whenever they hold', () => {
    const model = lending((manifest) => {
      const [first] = manifest.steps['choose']?.on['continue']?.transitions ?? [];
      if (first) first.when = { fact: 'borrow.book', is: 'unanswered' };
    });
    expect(impossibleTransitions(model.site, model.sequence)).toEqual([
      { id: 'choose/on/continue/0', reason: 'whenever it holds, a field that the event needs is refused' },
    ]);
  });
});

describe('planned journeys', () => {
  it('show everything that can be shown, and end where the sequence is over', () => {
    const { journeys, missed } = planJourneys(lending());
    // Before the first step there is none that could bar it.
    expect(missed).toEqual(['choose/fields/book/not-chosen bars']);
    const shown = journeys.flatMap(({ moves }) => moves.flatMap(({ shows }) => shows));
    expect(new Set([...shown, ...missed])).toEqual(new Set(goalsOf(lending().sequence.manifest)));
    expect(journeys.map(({ moves }) => moves.at(-1)?.seen.at)).toEqual(journeys.map(() => 'done'));
  });

  it('say what is seen after each move: the place, the refusals, the error', () => {
    const seen = planJourneys(lending()).journeys.flatMap(({ moves }) =>
      moves.map(({ trigger, how, seen: after }) => ({ trigger, how, ...after })),
    );
    expect(seen).toContainEqual({
      trigger: 'continue',
      how: 'nothing',
      at: 'choose',
      refused: ['borrow:choose'],
      words: [],
    });
    expect(seen).toContainEqual({
      trigger: 'gone',
      how: 'somebody was quicker',
      at: 'choose',
      error: 'lent-out',
      refused: [],
      words: [],
    });
  });

  it('name what nobody can bring about', () => {
    const model = lending();
    const ways = model.repertoire.ways.filter(({ outcome }) => outcome !== 'gone');
    const { missed } = planJourneys({ ...model, repertoire: { ...model.repertoire, ways } });
    expect(missed).toContain('lend/outcomes/gone/0');
  });
});

describe('journeys in another version of the sequence', () => {
  it('find nothing where it is the same', () => {
    expect(replayJourneys(lending(), planJourneys(lending()))).toBeUndefined();
  });

  it('find a transition that leads elsewhere', () => {
    const other = lending((manifest) => {
      const [first] = manifest.dialogs?.['sure']?.on['no']?.transitions ?? [];
      if (first) first.to = 'lend';
    });
    expect(replayJourneys(other, planJourneys(lending()))).toMatchObject({
      move: { at: 'sure', trigger: 'no' },
    });
  });

  it('find a refusal that is gone', () => {
    const other = lending((manifest) => {
      const field = manifest.steps['choose']?.fields?.['book'];
      if (field) field.refuse = [];
    });
    expect(replayJourneys(other, planJourneys(lending()))).toMatchObject({ move: { how: 'nothing' } });
  });

  it('find a button that is gone', () => {
    const other = lending((manifest) => {
      const [button] = manifest.dialogs?.['sure']?.actions ?? [];
      if (button) button.when = { fact: 'borrow.book', is: 'novel' };
    });
    expect(replayJourneys(other, planJourneys(lending()))).toMatchObject({ move: { at: 'sure' } });
  });
});

/** Somebody borrows a book: rare ones only after a question, and perhaps it is gone by then. */
function lending(change: (manifest: SequenceManifest) => void = () => undefined): SequenceModel {
  const { sequence } = sequenceOf({
    order: ['choose'],
    data: { book: { type: 'enum', description: 'Which book.', values: ['novel', 'rare'] } },
    steps: {
      choose: {
        fields: {
          book: {
            label: 'borrow:book',
            refuse: [
              {
                id: 'not-chosen',
                when: { fact: 'borrow.book', is: 'unanswered' },
                message: 'borrow:choose',
              },
            ],
          },
        },
        on: {
          continue: {
            needs: ['book'],
            transitions: [{ when: { fact: 'borrow.book', is: 'rare' }, to: 'sure' }, { to: 'lend' }],
          },
        },
      },
    },
    dialogs: {
      sure: {
        over: 'choose',
        on: { yes: { transitions: [{ to: 'lend' }] }, no: { transitions: [{ to: 'choose' }] } },
      },
    },
    operations: {
      lend: {
        over: 'choose',
        outcomes: { lent: [{ to: 'done' }], gone: [{ to: 'choose', error: 'lent-out' }] },
      },
    },
    results: { done: {} },
  });
  const { manifest } = sequence;
  const answers = ['yes', 'no'].map((send) => ({ label: `borrow:${send}`, do: { send } }));
  const dialog = manifest.dialogs?.['sure'];
  if (dialog) dialog.actions = answers as unknown as typeof dialog.actions;
  change(manifest);
  return { site: siteOf({ sequence: { borrow: manifest } }), sequence, repertoire };
}

const continues = { at: 'choose', events: ['continue'] };

const repertoire: Repertoire = {
  customers: [{ name: 'reader', facts: {} }],
  choices: [
    { ...continues, name: 'nothing', answers: () => ({}) },
    { ...continues, name: 'a novel', answers: () => ({ book: 'novel' }) },
    { ...continues, name: 'a rare book', answers: () => ({ book: 'rare' }) },
  ],
  ways: [
    { at: 'lend', name: 'lent', outcome: 'lent' },
    { at: 'lend', name: 'somebody was quicker', outcome: 'gone' },
  ],
  derive: (facts) => facts,
};
