import { partAt } from '../../core/json/index.ts';
import { keyAt, problem, respelling, unknownReference, withFix } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';
import { namesByKind } from './namesByKind.ts';

/** Every name that a manifest uses exists, be it a value or a key. Copy has a check of its own. */
export const references: LinkCheck = (context) => {
  const names = namesByKind(context);
  return [
    ...context.usages.references.flatMap(({ kind, value: name, place }) => {
      const known = names[kind];
      return !known || known.has(name) ? [] : [unknownReference({ kind, name }, place, [...known])];
    }),
    ...context.usages.keys.flatMap(({ kind, value: name, place, manifest }) => {
      if (names[kind]?.has(name)) return [];
      const known = [...(names[kind] ?? [])];
      const owner = partAt(manifest.json.value, place.pointer.slice(0, place.pointer.lastIndexOf('/')));
      const free = known.filter((each) => !Object.hasOwn(owner as object, each));
      const found = problem('unknown-reference', { kind, name }, place, known);
      return [withFix(found, respelling(name, free, keyAt(place)))];
    }),
  ];
};
