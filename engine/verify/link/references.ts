import { problem, respelling, valueAt, withFix } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';
import { namesByKind } from './namesByKind.ts';

/** Every name that a manifest uses exists. Copy has a check of its own. */
export const references: LinkCheck = (context) => {
  const names = namesByKind(context);
  return context.usages.references.flatMap(({ kind, value, place }) => {
    const known = names[kind];
    if (!known || known.has(value)) return [];
    const found = problem('unknown-reference', { kind, name: value }, place, [...known]);
    return [withFix(found, respelling(value, [...known], valueAt(place)))];
  });
};
