import { isRecord, ownValue, partAt } from '../../core/json/index.ts';
import type { ReadManifest } from '../load/index.ts';
import { oncePer } from '../oncePer.ts';
import { namesByKind } from './declarations.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { keyAt, problem, respelling, unknownReference, withFix } from '../problem/index.ts';

/** Every name that a manifest uses exists, be it a value or a key. Copy has a check of its own. */
export const references: LinkCheck = (context) => {
  const names = namesByKind(context);
  const namesFor = (kind: string, manifest: ReadManifest): ReadonlySet<string> | undefined =>
    kind === 'data' ? dataOf(manifest) : names[kind];
  return [
    ...context.usages.references.flatMap(({ kind, value: name, place, manifest }) => {
      const known = namesFor(kind, manifest);
      return !known || known.has(name) ? [] : [unknownReference({ kind, name }, place, [...known])];
    }),
    ...context.usages.keys.flatMap(({ kind, value: name, place, manifest }) => {
      const known = [...(namesFor(kind, manifest) ?? [])];
      if (known.includes(name)) return [];
      const owner = partAt(manifest.json.value, place.pointer.slice(0, place.pointer.lastIndexOf('/')));
      const free = known.filter((each) => !Object.hasOwn(owner as object, each));
      const found = problem('unknown-reference', { kind, name }, place, known);
      return [withFix(found, respelling(name, free, keyAt(place)))];
    }),
  ];
};

/** The data that a sequence collects: its own names, which nothing outside of it can use. None in other manifests. */
const dataOf = oncePer(({ json }: ReadManifest): ReadonlySet<string> => {
  const data = partAt(json.value, '/data');
  return new Set(isRecord(data) ? Object.keys(data) : []);
});

/** A name fits the type that the schema asks for (`x-type`). */
export const types: LinkCheck = (context) => {
  const names = namesByKind(context);
  return context.usages.references.flatMap(({ kind, value, type, place }) => {
    const actual = typeOf(context, value);
    if (type === undefined || actual === undefined || actual === type) return [];
    const group = value.slice(0, value.indexOf('.') + 1);
    const [called, what] = ['constant.', ''].includes(group) ? ['constant', 'unit'] : [kind, 'type'];
    const known = [...(names[kind] ?? [])].filter((name) => typeOf(context, name) === type);
    const expected = `a ${called} of the ${what} ${type}, and ${value} is of the ${what} ${actual}`;
    // Another field of the same record is what was meant, another fact may be of any group.
    const near = known.filter((name) => name.startsWith(group));
    return [problem('wrong-value', { expected }, place, near.length > 0 ? near : known)];
  });
};

/** The type of a field or fact, the unit of a constant, with or without its group; undefined where there is none. */
export function typeOf({ manifests }: Pick<LinkContext, 'manifests'>, name: string): string | undefined {
  const [group = '', own = ''] = name.includes('.') ? name.split('.') : ['constant', name];
  if (group === 'constant') return ownValue(manifests.constants['constants']?.constants, own)?.unit;
  const field = ownValue(ownValue(manifests.record, group)?.fields, own);
  return (field ?? ownValue(ownValue(manifests.facts, group)?.facts, own))?.type;
}

/** Content stands only in slots that its widget has. */
export const slots: LinkCheck = ({ usages }) =>
  usages.slots
    .filter(({ value, known }) => !known.includes(value))
    .map(({ value: name, known, place }) =>
      unknownReference({ kind: 'slot', name }, place, known, keyAt(place)),
    );

/** An action that runs an operation gives it all its parameters, and no others. */
export const runs: LinkCheck = ({ packs, usages }) =>
  usages.runs.flatMap(({ value: { run, with: given = {} }, place, manifest }) => {
    const parameters = ownValue(packs.operations, run)?.parameters;
    if (!parameters) return [];
    const missing = parameters.filter((name) => !Object.hasOwn(given, name));
    const unknown = Object.keys(given).filter((name) => !parameters.includes(name));
    return [
      ...missing.map((name) => problem('missing-property', { name: `with/${name}` }, place)),
      ...unknown.map((name) => {
        const pointer = `${place.pointer}/with/${name}`;
        const at = { ...place, pointer, line: manifest.json.lineAt(pointer) };
        return withFix(
          problem('unknown-property', { name }, at, parameters),
          respelling(name, missing, keyAt(at)),
        );
      }),
    ];
  });
