import type { Condition } from '../manifest/index.ts';
import type { Evaluator, SourceLocation } from './evaluator.ts';

/** The choice that holds, or that it is not known yet. Neither: none holds. */
export type Chosen<Choice> = { choice: Choice; index: number } | { unknown: true } | undefined;

/**
 * The first of several choices whose condition holds; a choice without condition always holds. As long as an earlier
 * one is not known, it is not known which is first. `location.pointer` is the list's; each item's is added.
 */
export function firstHolding<Choice extends { when?: Condition }>(
  evaluator: Evaluator,
  choices: readonly Choice[],
  location: SourceLocation,
): Chosen<Choice> {
  for (const [index, choice] of choices.entries()) {
    const pointer = `${location.pointer}/${index}${choice.when ? '/when' : ''}`;
    const value = evaluator.evaluate(choice.when, { ...location, pointer });
    if (value === undefined) return { unknown: true };
    if (value) return { choice, index };
  }
  return undefined;
}
