import { operatorOf } from '../../core/condition/index.ts';
import type { Condition } from '../../core/manifest/index.ts';

/** A condition in one line: `all of (reader.card is adult; toggle reserve is on)`. */
export function conditionText(condition: Condition): string {
  const operator = operatorOf(condition);
  if (!operator) return 'what is no condition';
  const parts = operator.parts?.(condition) ?? [];
  const text = operator.text(condition);
  if (parts.length === 0) return text;
  const inner = parts.map((part) => conditionText(part.condition)).join('; ');
  return parts.length === 1 && operatorOf(parts[0]?.condition ?? condition)?.leaf
    ? `${text} ${inner}`
    : `${text} (${inner})`;
}
