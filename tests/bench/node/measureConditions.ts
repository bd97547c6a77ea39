import { createConditions, explainCondition } from '../../../engine/core/condition/index.ts';
import {
  createVocabulary,
  assignmentOf,
  type Atom,
  type Assignment,
} from '../../../engine/core/fact/index.ts';
import type { Condition } from '../../../engine/core/manifest/index.ts';
import type { BenchLine } from '../line.ts';
import { nanoseconds } from './nanoseconds.ts';

const SECTION = 'Conditions (six nodes)';

const condition: Condition = {
  all: [
    { fact: 'reader.signedIn', is: true },
    { fact: 'reader.card', in: ['child', 'adult'] },
    { not: { toggle: 'closed' } },
    { fact: 'reader.overdueDays', atMost: 'blocked' },
  ],
};

const atoms: Atom[] = [
  {
    name: 'reader.signedIn',
    domain: { kind: 'values', values: [false, true] },
    source: 'reader',
    personal: false,
  },
  {
    name: 'reader.card',
    domain: { kind: 'values', values: ['none', 'child', 'adult'] },
    source: 'reader',
    personal: false,
  },
  {
    name: 'toggle:closed',
    domain: { kind: 'values', values: [false, true] },
    source: 'toggles',
    personal: false,
  },
  {
    name: 'reader.overdueDays',
    domain: { kind: 'thresholds', minimum: 0, maximum: 1_000, thresholds: { late: 1, blocked: 30 } },
    source: 'reader',
    personal: false,
  },
];

/** Cost of a condition compared with the same one written by hand, and cost of explaining it. */
export function measureConditions(): BenchLine[] {
  const vocabulary = createVocabulary(atoms);
  const conditions = createConditions(vocabulary, {});
  const compiled = conditions.compile(condition);
  const slot = (name: string): number => vocabulary.slotOf(name) ?? -1;
  const [signedIn, card, closed, days] = [
    slot('reader.signedIn'),
    slot('reader.card'),
    slot('toggle:closed'),
    slot('reader.overdueDays'),
  ];
  const assignments = assignmentsOf(vocabulary);
  let turn = 0;
  const nextAssignment = (): Assignment => assignments[(turn += 1) % assignments.length] ?? [];
  const byHand = (assignment: Assignment): boolean =>
    assignment[signedIn] === true &&
    (assignment[card] === 'child' || assignment[card] === 'adult') &&
    assignment[closed] === false &&
    Number(assignment[days]) <= 30;
  const place = { file: 'conditions/may-borrow.json', pointer: '/when' };
  const measured = nanoseconds({
    hand: () => byHand(nextAssignment()),
    ours: () => compiled(nextAssignment()),
    explained: () => explainCondition(conditions, condition, nextAssignment(), place),
  });
  return [
    {
      section: SECTION,
      name: 'evaluate',
      ours: measured.ours,
      unit: 'ns',
      limit: 35,
      goal: 20,
      note: `the same if: ${measured.hand.toFixed(1)} ns`,
    },
    {
      section: SECTION,
      name: 'explain',
      ours: measured.explained,
      unit: 'ns',
      note: 'only when somebody asks',
    },
  ];
}

/** Every combination of values that the clauses distinguish. */
function assignmentsOf(vocabulary: ReturnType<typeof createVocabulary>): Assignment[] {
  return [true, false].flatMap((signedIn) =>
    ['none', 'child', 'adult'].flatMap((card) =>
      [true, false].flatMap((closed) =>
        [0, 30, 31].map((days) =>
          assignmentOf(vocabulary, {
            'reader.signedIn': signedIn,
            'reader.card': card,
            'toggle:closed': closed,
            'reader.overdueDays': days,
          }),
        ),
      ),
    ),
  );
}
