import { applyEdits, findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser';

/** Where a step is moved to: before or after another one. */
export interface StepMove {
  step: string;
  place: 'before' | 'after';
  other: string;
}

/**
 * Moves a step in every order of a sequence that has both, and leaves every other character as it is.
 *
 * @param text the manifest of the sequence
 * @returns the same text when no order has both
 */
export function moveStep(text: string, move: StepMove): string {
  const root = parseTree(text);
  const variants = root && findNodeAtLocation(root, ['variants']);
  const orders = [root, ...(variants?.children ?? [])].map(
    (owner) => owner && findNodeAtLocation(owner, ['order']),
  );
  return applyEdits(
    text,
    orders.flatMap((order) => editsOf(order, move)),
  );
}

/** One name takes the place of another: what stands between them stays. */
function editsOf(
  order: Node | undefined,
  { step, place, other }: StepMove,
): { offset: number; length: number; content: string }[] {
  const names = (order?.children ?? []).map((child): unknown => getNodeValue(child));
  if (!names.includes(step) || !names.includes(other)) return [];
  const rest = names.filter((name) => name !== step);
  const after = rest.toSpliced(rest.indexOf(other) + (place === 'after' ? 1 : 0), 0, step);
  return (order?.children ?? []).map(({ offset, length }, index) => ({
    offset,
    length,
    content: JSON.stringify(after[index]),
  }));
}
