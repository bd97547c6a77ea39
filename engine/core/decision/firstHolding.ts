import { pointerTo } from '../json/index.ts';
import type { Condition } from '../manifest/index.ts';
import type { Ternary } from '../condition/index.ts';
import type { Evaluator, SourceLocation } from './evaluator.ts';

/** The choice that holds, or that it is not known yet. Neither: none holds. */
export type Chosen<Choice> = { choice: Choice; index: number } | { unknown: true } | undefined;

/** The lists of manifests of which the first choice that holds counts, and one always does. A star between slashes is a name. */
const completeLists = [
  '/otherwise',
  '/headers',
  '/*/*/on/*/transitions',
  '/operations/*/outcomes/*',
] as const;

/** The others: where none holds, all stays as it is. Settings are a widget's, wherever it stands. */
const openLists = ['/overrides', '/variants', '/steps/*/fields/*/refuse', '*/settings/states'] as const;

type Filled<Pattern extends string> = Pattern extends `${infer Before}*${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Pattern;

/** Where such a list stands. */
export type ChoicePointer = Filled<(typeof completeLists | typeof openLists)[number]>;

function patternOf(lists: readonly string[]): RegExp {
  const patterns = lists.map((list) => list.replaceAll('/*', '/[^/]+').replace(/^\*/, '.*'));
  return new RegExp(`^(${patterns.join('|')})$`);
}

const [complete, open] = [patternOf(completeLists), patternOf(openLists)];

/** Whether only the first choice that holds counts of the list at a place. */
export function isChoiceList(pointer: string): pointer is ChoicePointer {
  return complete.test(pointer) || open.test(pointer);
}

/** Whether a choice of such a list is always taken, so that its last one has no condition. */
export function isCompleteList(pointer: ChoicePointer): boolean {
  return complete.test(pointer);
}

/** Whether the condition of a part of a manifest holds; a part without one is there for everybody. */
export function partHolds(
  evaluator: Evaluator,
  { when }: { when?: Condition },
  { pointer, ...location }: SourceLocation,
): Ternary {
  return evaluator.evaluate(when, { ...location, pointer: when ? `${pointer}/when` : pointer });
}

/**
 * The first of several choices whose condition holds. As long as an earlier one is not known, it is not known which is
 * first. What takes a choice out of a list does it here: the type of its place demands that `isChoiceList` knows the list,
 * and so proofs and dump do.
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
