import { createEvaluator } from '../../core/decision/index.ts';
import { orderOf, verdictOf, type FieldVerdict, type Sequence } from '../../core/sequence/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { FactStore } from '../facts/index.ts';

/** What can be asked of a sequence at any time, without changing it. */
export interface SequenceQuestions {
  verdict(field: string): FieldVerdict;
  /** What would be said of a field if data had other values. */
  suppose(field: string, data: Readonly<Record<string, string>>): FieldVerdict;
  /** The order of steps that holds now. */
  order(): readonly string[];
}

/** Answers from the facts as they are at the moment of the question. */
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
