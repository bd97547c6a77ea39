import { operatorOf } from '../../core/condition/index.ts';
import type { Assignment } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';

/**
 * What a condition still depends on in an assignment in which it is not known, in one line:
 * `all of (reader.card is adult; not toggle reserve is on)`. Parts that are known already are left out.
 */
export function openText(site: Site, assignment: Assignment, condition: Condition): string {
  const operator = operatorOf(condition);
  if (!operator) return 'what is no condition';
  const parts = operator.parts?.(condition) ?? [];
  const open = parts.filter((part) => site.conditions.compile(part.condition)(assignment) === undefined);
  const inner = open.map((part) => openText(site, assignment, part.condition));
  const [only = operator.text(condition)] = inner;
  if (inner.length === 0 || (inner.length === 1 && parts.length > 1)) return only;
  return parts.length === 1
    ? `${operator.text(condition)} ${only}`
    : `${operator.text(condition)} (${inner.join('; ')})`;
}
