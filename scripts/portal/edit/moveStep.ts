import { editText } from '../../../engine/build.ts';

/** Where a step is moved to: before or after another one. */
export interface StepMove {
  step: string;
  place: 'before' | 'after';
  other: string;
}

/** What says in which order steps come. */
interface Ordered {
  order?: readonly string[];
}

/**
 * Moves a step in every order of a sequence that has both, and leaves every other character as it is.
 *
 * @param text the manifest of the sequence
 * @returns the same text when no order has both
 */
export function moveStep(text: string, move: StepMove): string {
  const { order, variants = [] } = JSON.parse(text) as Ordered & { variants?: readonly Ordered[] };
  return editText(text, [
    ...editsOf('/order', order, move),
    ...variants.flatMap((variant, index) => editsOf(`/variants/${index}/order`, variant.order, move)),
  ]);
}

/** One name takes the place of another: what stands between them stays. */
function editsOf(
  pointer: string,
  names: readonly string[] = [],
  { step, place, other }: StepMove,
): { pointer: string; value: string }[] {
  if (!names.includes(step) || !names.includes(other)) return [];
  const rest = names.filter((name) => name !== step);
  const after = rest.toSpliced(rest.indexOf(other) + (place === 'after' ? 1 : 0), 0, step);
  return after.map((value, index) => ({ pointer: `${pointer}/${index}`, value }));
}
