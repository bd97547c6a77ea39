import { partAt } from '../../core/json/index.ts';
import { keyAt, problem, respelling, valueAt, withFix } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';
import { namesByKind } from './namesByKind.ts';

/** Every name that a manifest uses exists, be it a value or a key. Copy has a check of its own. */
export const references: LinkCheck = (context) => {
  const names = namesByKind(context);
  return [
    ...context.usages.references.flatMap(({ kind, value, place }) => {
      const known = names[kind];
      if (!known || known.has(value)) return [];
      const found = problem('unknown-reference', { kind, name: value }, place, [...known]);
      return [withFix(found, respelling(value, [...known], valueAt(place)))];
    }),
    ...context.usages.keys.flatMap(({ kind, value, place, manifest }) => {
      const known = [...(names[kind] ?? [])];
      if (known.includes(value)) return [];
      const owner = partAt(manifest.json.value, place.pointer.slice(0, place.pointer.lastIndexOf('/')));
      const free = known.filter((name) => !Object.hasOwn(owner as object, name));
      const found = problem('unknown-reference', { kind, name: value }, place, known);
      return [withFix(found, respelling(value, free, keyAt(place)))];
    }),
  ];
};
