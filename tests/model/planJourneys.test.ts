import { describe, expect, it } from 'vitest';
import { siteOf, sequenceOf } from '../../engine/core/testing/index.ts';
import type { SequenceManifest } from '../../engine/core/manifest/index.ts';
import type { Known } from '../../engine/verify/index.ts';
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

it('an end of an operation is impossible where what was chosen before it rules it out, and not where the operation changes that', () => {
  expect(endsOfLending({})).toEqual([
    { id: 'lend/outcomes/lent/0', reason: 'the operation never runs while it holds' },
  ]);
  expect(endsOfLending({ book: 'book' })).toEqual([]);
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

  it('say what is seen while it is not known how an operation ended', () => {
    const { journeys } = planJourneys(slowly(lending(waiting)));
    expect(journeys.flatMap(({ moves }) => moves)).toContainEqual(
      expect.objectContaining({
        trigger: 'lent',
        meanwhile: { at: 'waiting', refused: [], words: ['borrow:waits'] },
        seen: { at: 'done', refused: [], words: [] },
      }),
    );
  });

  it('end where somebody leaves, and say for which route', () => {
    const { journeys } = planJourneys(
      lending(({ dialogs }) => {
        const no = dialogs?.['sure']?.on['no'];
        if (no) no.transitions = [{ leave: { route: 'library' } }];
      }),
    );
    const seen = { at: 'sure', left: 'library', refused: [], words: [] };
    const lasts = journeys.map(({ moves }) => moves.at(-1));
    expect(lasts).toContainEqual(expect.objectContaining({ trigger: 'no', seen }));
    expect(lasts.every((last) => last?.seen.at === 'done' || last?.trigger === 'no')).toBe(true);
  });

  it('know from then on what a way notes of a fact', () => {
    const model = lending(({ steps }) => {
      const closes = { when: { toggle: 'closing' }, to: 'done' } as const;
      steps['choose']?.on['continue']?.transitions.unshift(closes);
    });
    const { manifests } = model.site;
    const toggle = { closing: { default: false, owner: 'Desk' } };
    const site = siteOf({ sequence: manifests.sequence, toggle });
    const ways = model.repertoire.ways.map((way) => ({ ...way, notes: { 'toggle:closing': true } }));
    const customers = [{ name: 'reader', facts: { 'toggle:closing': false } }];
    const known = { ...model.repertoire, customers, ways };
    const { missed } = planJourneys({ ...model, site, repertoire: known });
    expect(missed).not.toContain('choose/on/continue/0');
  });

  it('know what follows from the facts as a way notes it', () => {
    const model = lending(({ results = {} }) => {
      const body = [
        { widget: 'library/sign', settings: { text: 'borrow:closes' }, when: { toggle: 'closing' } },
      ];
      results['done'] = { title: 'borrow:done', body, means: 'done' };
    });
    const toggle = { closing: { default: false, owner: 'Desk' } };
    const site = siteOf({ sequence: model.site.manifests.sequence, toggle });
    const customers = [{ name: 'reader', facts: { 'toggle:closing': false, desk: 'last' } }];
    const ways = model.repertoire.ways.map((way) => ({
      ...way,
      notes: ({ desk }: Known): Known => ({ 'toggle:closing': desk === 'last' }),
    }));
    const { journeys } = planJourneys({
      ...model,
      site,
      repertoire: { ...model.repertoire, customers, ways },
    });
    expect(journeys.map(({ moves }) => moves.at(-1)?.seen.words)).toContainEqual(['borrow:closes']);
  });

  it('begin with what the first step enters by itself', () => {
    const shows = { fact: 'borrow.book', is: 'novel' } as const;
    const model = lending(({ steps }) => {
      const choose = steps['choose'];
      if (choose) choose.body = [{ widget: 'library/sign', settings: { text: 'borrow:novel' }, when: shows }];
    });
    const startsOf = (begins: { book: string } | undefined) => {
      const customers = [{ name: 'reader', facts: {}, ...(begins && { begins }) }];
      return planJourneys({ ...model, repertoire: { ...model.repertoire, customers } }).journeys[0]?.start;
    };
    expect(startsOf({ book: 'novel' })?.words).toEqual(['borrow:novel']);
    expect(startsOf(undefined)?.words).toEqual([]);
  });

  it('say nothing of the way out, which shows always, nor of what asks about each of several things', () => {
    const { sometimes } = planJourneys(
      lending((manifest) => {
        manifest.exit = { label: 'borrow:leave', do: { go: { route: 'library' } }, style: 'link' };
        const choose = manifest.steps['choose'];
        if (!choose) return;
        const each = { widget: 'content/each', settings: {}, slots: { body: [rareOnly('borrow:ofEach')] } };
        choose.body = [rareOnly('borrow:leave'), rareOnly('borrow:rare'), each];
      }),
    );
    expect(sometimes['choose']).toEqual(['borrow:rare']);
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

  it('find that something else is said while it is not known how an operation ended', () => {
    const other = lending((manifest) => {
      waiting(manifest);
      const [shown] = manifest.results?.['waiting']?.body ?? [];
      if (shown) shown.when = { fact: 'borrow.book', is: 'unanswered' };
    });
    expect(replayJourneys(slowly(other), planJourneys(slowly(lending(waiting))))).toMatchObject({
      move: { at: 'lend' },
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

/** A sign that shows for a rare book only. */
function rareOnly(text: string) {
  return { widget: 'library/sign', settings: { text }, when: { fact: 'borrow.book', is: 'rare' } as const };
}

/** While it is not known whether a book was lent, that is said. */
function waiting({ operations, results = {} }: SequenceManifest): void {
  const lend = operations?.['lend'];
  if (lend) lend.unknown = { shows: 'waiting', busy: 'borrow:checking', asks: 'again' };
  const when = { not: { fact: 'borrow.book', is: 'unanswered' } } as const;
  const body = [{ widget: 'library/sign', settings: { text: 'borrow:waits' }, when }];
  results['waiting'] = { title: 'borrow:waiting', body, means: 'not-known' };
}

/** Nobody knows at first how an operation ended. */
function slowly(model: SequenceModel): SequenceModel {
  const ways = model.repertoire.ways.map((way) => ({ ...way, isUnknownFirst: true }));
  return { ...model, repertoire: { ...model.repertoire, ways } };
}

/** Only a novel is lent, and an end of that asks whether it is a rare book. */
function endsOfLending(returns: Record<string, string>) {
  const { site, sequence } = lending((manifest) => {
    const { dialogs = {}, operations = {} } = manifest;
    delete dialogs['sure'];
    const [sure, lend] = manifest.steps['choose']?.on['continue']?.transitions ?? [];
    if (sure) sure.to = 'choose';
    if (lend) lend.when = { fact: 'borrow.book', is: 'novel' };
    const operation = operations['lend'];
    if (!operation) return;
    operation.returns = returns;
    operation.outcomes['lent']?.unshift({ when: { fact: 'borrow.book', is: 'rare' }, to: 'choose' });
  });
  return impossibleTransitions(site, sequence);
}

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
