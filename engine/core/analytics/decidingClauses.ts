import type { ConditionExplanation } from '../condition/index.ts';

/** A leaf of an explanation: it asks an atom. */
export type Leaf = ConditionExplanation & { atom: NonNullable<ConditionExplanation['atom']> };

/**
 * The leaves that decided a condition: those of which another value alone would change it; if there is no such leaf,
 * those of the parts whose value is that of the whole.
 */
export function decidingClauses(explained: ConditionExplanation): readonly Leaf[] {
  const decisive = leavesOf(explained).filter(({ atom }) => atom.decisive);
  return decisive.length > 0 ? decisive : responsible(explained);
}

/** Every leaf that was asked, wherever it stands. */
export function leavesOf(explained: ConditionExplanation): readonly Leaf[] {
  const own = isLeaf(explained) ? [explained] : [];
  return [...own, ...explained.parts.flatMap(leavesOf)];
}

/** The parts of `all` and `any` that have the value of the whole; the part of `not`, which has the opposite. */
function responsible(explained: ConditionExplanation): readonly Leaf[] {
  if (isLeaf(explained)) return [explained];
  const { parts, value } = explained;
  const same = parts.filter((part) => part.value === value);
  return (same.length > 0 ? same : parts).flatMap(responsible);
}

function isLeaf(explained: ConditionExplanation): explained is Leaf {
  return explained.atom !== undefined;
}
