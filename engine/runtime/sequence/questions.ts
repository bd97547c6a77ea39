import { createEvaluator } from '../../core/decision/index.ts';
import { orderOf, verdictOf, type FieldVerdict, type Sequence } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore } from '../facts/index.ts';

/** Questions about a sequence that change nothing. */
export interface SequenceQuestions {
  verdict(field: string): FieldVerdict;
  /** The verdict on a field if data had other values. */
  suppose(field: string, data: Readonly<Record<string, string>>): FieldVerdict;
  /** The order of steps that holds now. */
  order(): readonly string[];
}

/** Answers from the facts at the moment of the question. */
export function createQuestions(site: Site, store: FactStore, sequence: Sequence): SequenceQuestions {
  return {
    verdict: (field) => verdictOf(createEvaluator(site, store.assignment()), sequence, field),
    suppose(field, data) {
      const values = Object.fromEntries(
        Object.entries(data).map(([name, value]) => [`${sequence.id}.${name}`, value]),
      );
      return verdictOf(createEvaluator(site, store.suppose(values)), sequence, field);
    },
    order: () => orderOf(createEvaluator(site, store.assignment()), sequence),
  };
}
