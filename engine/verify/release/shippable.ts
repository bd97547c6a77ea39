import type { SequenceManifest } from '../../core/manifest/index.ts';

const forEditors = new Set([
  '$schema',
  'description',
  'source',
  'comesFrom',
  'always',
  'entry',
  'owner',
  'expires',
  'kept',
  'samples',
  'numberWords',
]);

/** Parts of manifests whose entries have words for editors too. Their names are free: one may be "description". */
const describedEntries = new Set(['facts', 'fields', 'constants', 'data', 'placements', 'events']);

/** A manifest without the words that are only for people who edit it. */
export function withoutWords(manifest: object): object {
  return Object.fromEntries(
    Object.entries(stripped(manifest)).map(([key, part]: [string, unknown]) => [
      key,
      describedEntries.has(key) ? mapped(part as Record<string, object>, stripped) : part,
    ]),
  );
}

/** What everybody needs of a sequence before coming to it: its data, which are facts, and which states have an address. */
export function headOf(sequence: SequenceManifest): object {
  const { title, order, exit, data, steps, results } = withoutWords(sequence) as SequenceManifest;
  return { title, order, exit, data, steps: onlyNames(steps), results: onlyNames(results) };
}

function onlyNames(states: object): object {
  return Object.fromEntries(Object.keys(states).map((name) => [name, {}]));
}

function stripped(described: object): object {
  return Object.fromEntries(Object.entries(described).filter(([key]) => !forEditors.has(key)));
}

function mapped(entries: Readonly<Record<string, object>>, change: (entry: object) => object): object {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, change(entry)]));
}
