import { createEvaluator, type Evaluator } from '../../engine/core/decision/index.ts';
import { assignmentOf, type Assignment } from '../../engine/core/fact/index.ts';
import { factsOf, startSequence, type SequenceState } from '../../engine/core/sequence/index.ts';
import type { Known } from '../../engine/verify/index.ts';
import type { ModelCustomer, Repertoire, SequenceModel } from './repertoire.ts';

/** Where somebody is in a sequence, with what is remembered besides its data. */
export interface ModelPlace {
  customer: ModelCustomer;
  state: SequenceState;
  notes: Known;
}

/** Where a customer begins. */
export function beginning({ sequence, repertoire }: SequenceModel, customer: ModelCustomer): ModelPlace {
  const facts = repertoire.derive(customer.facts);
  const initial = Object.entries(sequence.manifest.data).flatMap(([name, definition]) => {
    if (definition.type === 'boolean' || definition.type === 'enum') return [];
    const value = definition.initial === undefined ? undefined : facts[definition.initial];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const entered = { ...Object.fromEntries(initial), ...customer.begins };
  return { customer, state: startSequence(sequence.manifest, entered), notes: {} };
}

/** What is known at a place, as facts and as an assignment. */
interface Knowledge {
  facts: Known;
  assignment: Assignment;
}

const known = new WeakMap<Repertoire, Map<string, Knowledge>>();

/** Everything that is known there. */
export function factsAt(model: SequenceModel, place: ModelPlace): Known {
  return knowledgeAt(model, place).facts;
}

/** Asks conditions there. */
export function askerAt(model: SequenceModel, place: ModelPlace): Evaluator {
  return createEvaluator(model.site, knowledgeAt(model, place).assignment);
}

/** What was worked out for the same answers of the same customer is not worked out again. */
function knowledgeAt({ site, sequence, repertoire }: SequenceModel, place: ModelPlace): Knowledge {
  const before = known.get(repertoire) ?? new Map<string, Knowledge>();
  known.set(repertoire, before);
  const { customer, state, notes } = place;
  const name = JSON.stringify([customer.name, state.data, notes]);
  const found = before.get(name);
  if (found) return found;
  const data = factsOf(sequence.id, sequence.manifest, state.data);
  const facts = repertoire.derive({ ...customer.facts, ...notes, ...data });
  const knowledge = { facts, assignment: assignmentOf(site.vocabulary, facts) };
  before.set(name, knowledge);
  return knowledge;
}
