import { createEvaluator, type Evaluator } from '../../../engine/core/decision/index.ts';
import { assignmentOf } from '../../../engine/core/fact/index.ts';
import {
  changeData,
  comeBeneath,
  factsOf,
  keepAnswers,
  openState,
  sendEvent,
  settleOperation,
  startSequence,
  storableState,
  verdictOf,
  type DataValue,
  type Sequence,
  type SequenceState,
} from '../../../engine/core/sequence/index.ts';
import { withDerived, type Facts } from './customer.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';

/** A customer in the middle of a sequence, without browser and provider. */
export interface Walk {
  /** Id of the sequence. */
  id: string;
  at(): string;
  error(): string | undefined;
  answer(name: string): DataValue | undefined;
  evaluator(): Evaluator;
  /** Enters answers. */
  change(data: Readonly<Record<string, DataValue>>): Walk;
  /** Sends an event, as a button does. */
  send(event: string): Walk;
  /** Ends the operation that is running. */
  settle(outcome: string, answers?: Readonly<Record<string, DataValue>>): Walk;
  /** Opens the address of a step. */
  open(step: string): Walk;
  /** Closes the question that is open, without an answer. */
  close(): Walk;
  /** Loads the page anew: what no reload keeps is lost. */
  reload(): Walk;
  /** The refusal of a field, in words; undefined if it is accepted. */
  refusal(field: string, language?: Language): string | undefined;
  /** The present facts, including those of the answers. */
  facts(): Facts;
}

/** Begins a sequence for a customer, at a step. Steps before it count as done. */
export function walkSequence(
  id: string,
  facts: Facts,
  at: string,
  initial: Readonly<Record<string, DataValue>> = {},
): Walk {
  const sequence = sequenceOf(id);
  let state: SequenceState = { ...startSequence(sequence.manifest, initial), at };

  const known = (): Facts => withDerived({ ...facts, ...factsOf(id, sequence.manifest, state.data) });
  const evaluator = (): Evaluator => createEvaluator(site, assignmentOf(site.vocabulary, known()));
  const become = (next: SequenceState): Walk => {
    state = next;
    return walk;
  };
  const walk: Walk = {
    id,
    at: () => state.at,
    error: () => state.error,
    answer: (name) => state.data[name],
    evaluator,
    facts: known,
    change: (data) => become(changeData(sequence.manifest, state, data)),
    send: (event) => become(sendEvent(evaluator(), sequence, state, event).state),
    settle(outcome, answers = {}) {
      become(keepAnswers(sequence, state, answers));
      return become(settleOperation(evaluator(), sequence, state, outcome).state);
    },
    open: (step) => become(openState(evaluator(), sequence, state, step)),
    close: () => become(comeBeneath(sequence.manifest, state)),
    reload() {
      const kept = storableState(sequence.manifest, state);
      return become({ ...startSequence(sequence.manifest, kept.data), at: kept.at });
    },
    refusal(field, language = 'en') {
      const verdict = verdictOf(evaluator(), sequence, field);
      if (verdict.kind === 'unknown') throw new Error(`It is not known whether "${field}" is refused.`);
      return verdict.kind === 'accepted' ? undefined : say(verdict.refusal.message, known(), language);
    },
  };
  return walk;
}

/** A sequence with its manifest. */
export function sequenceOf(id: string): Sequence {
  const manifest = site.manifests.sequence[id];
  if (!manifest) throw new Error(`There is no sequence "${id}".`);
  return { id, manifest };
}
