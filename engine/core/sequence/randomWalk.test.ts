import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SequenceManifest } from '../manifest/index.ts';
import { anyInput, anySequence, sequenceNames, sequenceOf, type SequenceInput } from '../testing/index.ts';
import {
  changeData,
  fieldsOf,
  openState,
  orderOf,
  sendEvent,
  settleOperation,
  startSequence,
  stepBeneath,
  verdictOf,
  type SequenceState,
} from './index.ts';

const { steps, others, fields } = sequenceNames;

describe('whatever happens in whatever sequence', () => {
  it('no state is reached that is not declared', () => {
    expect(counterexample(({ after }) => ![...steps, ...others].includes(after.at))).toBeUndefined();
  });

  it('a running operation is left only by its outcome', () => {
    expect(
      counterexample(
        ({ what, before, after }) => isOperation(before) && what.kind !== 'outcome' && after.at !== before.at,
      ),
    ).toBeUndefined();
  });

  it('nothing comes of an outcome while no operation runs', () => {
    expect(
      counterexample(
        ({ what, before, after }) => what.kind === 'outcome' && !isOperation(before) && after !== before,
      ),
    ).toBeUndefined();
  });

  it('no address leads away from a result or an operation', () => {
    expect(
      counterexample(
        ({ what, before, after }) =>
          what.kind === 'open' && (before.at === 'result' || isOperation(before)) && after !== before,
      ),
    ).toBeUndefined();
  });

  it('no address skips a step that is not complete', () => {
    expect(
      counterexample(({ what, before, after, order, incomplete }) => {
        if (what.kind !== 'open' || after.at === before.at) return false;
        return !order.includes(after.at) || order.slice(0, order.indexOf(after.at)).some(incomplete);
      }),
    ).toBeUndefined();
  });

  it('a dialog stays open only over the step that the address may open', () => {
    expect(
      counterexample(({ what, before, after, order, incomplete, manifest }) => {
        if (what.kind !== 'open' || before.at !== 'dialog' || after.at !== 'dialog') return false;
        const beneath = order.indexOf(stepBeneath(manifest, { at: 'dialog' }));
        return beneath < 0 || order.slice(0, beneath).some(incomplete);
      }),
    ).toBeUndefined();
  });

  it('no event goes on while a field that it needs is not accepted', () => {
    expect(
      counterexample(({ what, before, after, unmet }) => {
        if (what.kind !== 'event' || unmet(before.at, what.name).length === 0) return false;
        return after.data !== before.data || !after.touched.includes(after.at);
      }),
    ).toBeUndefined();
  });

  it('nothing is collected but what is declared, as it is declared', () => {
    expect(
      counterexample(({ after }) =>
        Object.entries(after.data).some(
          ([name, value]) => !fields.includes(name) || typeof value !== 'boolean',
        ),
      ),
    ).toBeUndefined();
  });
});

/** One step of a walk, with the state before it. */
interface Observed {
  manifest: SequenceManifest;
  what: SequenceInput;
  before: SequenceState;
  after: SequenceState;
  order: readonly string[];
  incomplete(this: void, step: string): boolean;
  /** Fields that an event needs and that are not accepted. */
  unmet(this: void, at: string, event: string): readonly string[];
}

/** Searches random sequences and inputs for a violation; undefined if there is none. */
function counterexample(violates: (observed: Observed) => boolean): string | undefined {
  const property = fc.property(anySequence, fc.array(anyInput, { maxLength: 25 }), (parts, inputs) => {
    const { sequence, evaluatorAt } = sequenceOf(parts);
    const { manifest } = sequence;
    let before = startSequence(manifest);
    for (const what of inputs) {
      const evaluator = evaluatorAt(before);
      const after = next({ sequence, evaluatorAt }, before, what);
      const accepted = (field: string): boolean => verdictOf(evaluator, sequence, field).kind === 'accepted';
      const observed: Observed = {
        manifest,
        what,
        before,
        after,
        order: orderOf(evaluator, sequence),
        incomplete: (step) => !fieldsOf(manifest, step).every(accepted),
        unmet: (at, event) => needsOf(manifest, at, event).filter((field) => !accepted(field)),
      };
      if (violates(observed)) throw new Error(JSON.stringify({ what, before, after }));
      before = after;
    }
  });
  return fc.defaultReportMessage(fc.check(property, { numRuns: 300 }));
}

function next(
  { sequence, evaluatorAt }: ReturnType<typeof sequenceOf>,
  state: SequenceState,
  what: SequenceInput,
): SequenceState {
  const evaluator = evaluatorAt(state);
  switch (what.kind) {
    case 'event':
      return sendEvent(evaluator, sequence, state, what.name).state;
    case 'outcome':
      return settleOperation(evaluator, sequence, state, what.name).state;
    case 'open':
      return openState(evaluator, sequence, state, what.name);
    default:
      return changeData(sequence.manifest, state, { [what.name]: what.value });
  }
}

function needsOf(
  { steps: own, dialogs, results }: SequenceManifest,
  at: string,
  event: string,
): readonly string[] {
  const rules = Object.entries({ ...own, ...dialogs, ...results }[at]?.on ?? {});
  return rules.find(([name]) => name === event)?.[1].needs ?? [];
}

function isOperation({ at }: SequenceState): boolean {
  return at.endsWith('operation');
}
