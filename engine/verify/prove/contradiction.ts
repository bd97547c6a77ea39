import { operatorOf } from '../../core/condition/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import { NodeLimitError } from '../solver/index.ts';
import type { ProofContext } from './proof.ts';

/**
 * Why a condition never holds, in words: the fewest of its parts that exclude each other, and what the fact catalogue
 * says of facts that are not always asked. Undefined where there is nothing to tell but the condition itself.
 */
export function contradiction(context: ProofContext, condition: Condition): string | undefined {
  try {
    const parts = needed(context, condition);
    if (parts.length < 2) return undefined;
    const texts = parts.map((part) => `“${textOf(part)}”`);
    const notes = [...new Set(parts.flatMap((part) => unasked(context, part)))];
    return [`${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''} exclude each other`, ...notes].join(
      '; ',
    );
  } catch (error) {
    if (error instanceof NodeLimitError) return undefined;
    throw error;
  }
}

/** Leaves out every part without which the others still exclude each other. */
function needed(context: ProofContext, condition: Condition): readonly Condition[] {
  const all = 'all' in condition ? condition.all : [condition];
  const parts = all.flatMap((part) => ('all' in part ? part.all : [part]));
  let left: readonly Condition[] = parts;
  for (const part of parts) {
    const rest = left.filter((each) => each !== part);
    const isImpossible = !context.isPossible(rest.map((each) => ({ condition: each, is: true })));
    if (isImpossible) left = rest;
  }
  const [only] = left;
  return left.length === 1 && only && 'all' in only ? needed(context, only) : left;
}

/** A clause with all its parts: `not (any of (…, …))`. */
function textOf(condition: Condition): string {
  const operator = operatorOf(condition);
  const parts = operator?.parts?.(condition).map((part) => textOf(part.condition)) ?? [];
  const text = operator?.text(condition) ?? '';
  return parts.length === 0 ? text : `${text} (${parts.join(', ')})`;
}

/** What a fact is while its source is not asked. */
function unasked({ manifests }: ProofContext, part: Condition): string[] {
  const name = operatorOf(part)?.leaf?.(part)?.atom;
  const [source = '', fact = ''] = name?.split('.') ?? [];
  const { when, otherwise = {} } = manifests.facts[source] ?? {};
  if (name === undefined || !when || !Object.hasOwn(otherwise, fact)) return [];
  return [`${name} is ${String(otherwise[fact])} unless ${textOf(when)}`];
}
