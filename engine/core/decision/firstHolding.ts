import { pointerTo } from '../json/index.ts';
import type { Condition } from '../manifest/index.ts';
import type { Ternary } from '../condition/index.ts';
import type { Evaluator, SourceLocation } from './evaluator.ts';

/** The choice that holds, or that this is unknown. Undefined: none holds. */
export type Chosen<Choice> = { choice: Choice; index: number } | { unknown: true } | undefined;

/** Lists of choices of which the first that holds is taken, and one always is. `*` stands for a name. */
const completeLists = [
  '/otherwise',
  '/headers',
  '/*/*/on/*/transitions',
  '/operations/*/outcomes/*',
] as const;

/** Lists of which no choice may hold: then everything stays as it is. Settings belong to a widget, wherever it stands. */
const openLists = ['/overrides', '/variants', '/steps/*/fields/*/refuse', '*/settings/states'] as const;

type Filled<Pattern extends string> = Pattern extends `${infer Before}*${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Pattern;

/** The pointer of such a list. */
export type ChoicePointer = Filled<(typeof completeLists | typeof openLists)[number]>;

function patternOf(lists: readonly string[]): RegExp {
  const patterns = lists.map((list) => list.replaceAll('/*', '/[^/]+').replace(/^\*/, '.*'));
  return new RegExp(`^(${patterns.join('|')})$`);
}

const [complete, open] = [patternOf(completeLists), patternOf(openLists)];

/** Whether the first choice that holds is taken from the list at a pointer. */
export function isChoiceList(pointer: string): pointer is ChoicePointer {
  return complete.test(pointer) || open.test(pointer);
}

/** Whether a choice of such a list is always taken, so that its last one has no condition. */
export function isCompleteList(pointer: ChoicePointer): boolean {
  return complete.test(pointer);
}

/** Whether the condition of a part of a manifest holds; a part without one holds for everybody. */
export function partHolds(
  evaluator: Evaluator,
  { when }: { when?: Condition },
  { pointer, ...location }: SourceLocation,
): Ternary {
  return evaluator.evaluate(when, { ...location, pointer: when ? `${pointer}/when` : pointer });
}

/**
 * The first choice whose condition holds; unknown while an earlier one is. Every decision that takes a choice from a list
 * calls this: the type of `location` makes sure that `isChoiceList`, and thus proofs and dump, know the list.
 */
export function firstHolding<Choice extends { when?: Condition }>(
  evaluator: Evaluator,
  choices: readonly Choice[],
  location: SourceLocation & { pointer: ChoicePointer },
): Chosen<Choice> {
  for (const [index, choice] of choices.entries()) {
    const value = partHolds(evaluator, choice, { ...location, pointer: pointerTo(location.pointer, index) });
    if (value === undefined) return { unknown: true };
    if (value) return { choice, index };
  }
  return undefined;
}
