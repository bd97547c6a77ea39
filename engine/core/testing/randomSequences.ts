import * as fc from 'fast-check';
import type { SequenceEventRule, Transition } from '../manifest/index.ts';
import type { SequenceParts } from './sequence.ts';

/** Names in the sequences of `anySequence`. */
export const sequenceNames = {
  steps: ['step-0', 'step-1', 'step-2'],
  others: ['dialog', 'operation', 'other-operation', 'result'],
  fields: ['f0', 'f1', 'f2'],
  events: ['go', 'skip'],
  outcomes: ['done', 'unknown'],
};

const { steps, others, fields, events, outcomes } = sequenceNames;

const anyTarget = fc.constantFrom(...steps, ...others);

const anyTransitions: fc.Arbitrary<Transition[]> = fc.array(
  fc.record(
    {
      when: fc.constantFrom(...fields).map((name) => ({ fact: `borrow.${name}`, is: true })),
      to: anyTarget,
      set: fc.dictionary(fc.constantFrom(...fields), fc.boolean()),
      clear: fc.subarray(fields),
    },
    { requiredKeys: ['to'] },
  ),
  { minLength: 1, maxLength: 3 },
);

const anyEvents: fc.Arbitrary<Record<string, SequenceEventRule>> = fc.dictionary(
  fc.constantFrom(...events),
  fc.record({ needs: fc.subarray(fields), transitions: anyTransitions }),
);

const anyOutcomes = fc.record({ done: anyTransitions, unknown: anyTransitions });

/** Three steps with one field each, in some order, with a dialog, two operations and a result. */
export const anySequence: fc.Arbitrary<SequenceParts> = fc
  .record({
    order: fc.shuffledSubarray(steps, { minLength: 1 }),
    on: fc.array(anyEvents, { minLength: 5, maxLength: 5 }),
    ends: fc.tuple(anyOutcomes, anyOutcomes),
  })
  .map(({ order, on, ends }) => ({
    order,
    data: Object.fromEntries(fields.map((name) => [name, yesOrNo])),
    steps: Object.fromEntries(
      steps.map((name, index) => [
        name,
        { fields: { [`f${index}`]: asked(`f${index}`) }, on: on[index] ?? {} },
      ]),
    ),
    dialogs: { dialog: { over: 'step-1', on: on[3] ?? {} } },
    operations: {
      operation: { over: 'step-2', outcomes: ends[0] },
      'other-operation': { over: 'result', outcomes: ends[1] },
    },
    results: { result: { on: on[4] ?? {} } },
  }));

/** An input of a sequence; sometimes one that it does not know. */
export type SequenceInput =
  | { kind: 'event'; name: string }
  | { kind: 'outcome'; name: string }
  | { kind: 'open'; name: string | undefined }
  | { kind: 'change'; name: string; value: boolean };

/** Any input; events are more frequent, so that a walk leads somewhere. */
export const anyInput: fc.Arbitrary<SequenceInput> = fc.oneof(
  { weight: 4, arbitrary: input('event', fc.constantFrom(...events, 'toString')) },
  { weight: 2, arbitrary: input('outcome', fc.constantFrom(...outcomes, 'odd')) },
  {
    weight: 2,
    arbitrary: input('open', fc.option(fc.oneof(anyTarget, fc.constant('odd')), { nil: undefined })),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change'),
      name: fc.constantFrom(...fields),
      value: fc.boolean(),
    }),
  },
);

function input<Kind extends string, Name>(kind: Kind, name: fc.Arbitrary<Name>) {
  return fc.record({ kind: fc.constant(kind), name });
}

const yesOrNo = { type: 'boolean', description: 'Yes or no.', initial: false } as const;

function asked(name: string) {
  const refusal = { id: 'missing', when: { fact: `borrow.${name}`, is: false }, message: 'borrow:missing' };
  return { label: 'borrow:field', refuse: [refusal] };
}
