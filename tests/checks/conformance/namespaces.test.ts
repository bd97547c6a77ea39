import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentencesIn, textsOf } from '../../../scripts/portal/namesInCode.ts';
import { packs } from '../../../widgets/packs.ts';

const root = join(import.meta.dirname, '../../..');
const namespaces = readdirSync(join(root, 'locales/en')).map((file) => file.replace(/\.json$/, ''));
const sentences = new Set(
  namespaces.flatMap((namespace) =>
    keysOf(namespace, JSON.parse(readFileSync(join(root, `locales/en/${namespace}.json`), 'utf8')) as object),
  ),
);
const widgets = packs.flatMap(({ domain, copy = [], copyOf = {}, widgets: own = {} }) =>
  Object.keys(own).map((name) => ({ id: `${domain}/${name}`, waitsFor: copyOf[name] ?? copy })),
);

// Nobody sees a missing namespace as an error: the place of its sentence stays empty. Hence this test.
describe('the sentences in the code of', () => {
  it.each(widgets)('$id are waited for before it is shown', ({ id, waitsFor }) => {
    const index = `widgets/${id}/index.ts`;
    const sources = [...sourcesFrom(index)].map(readSource);
    const used = new Set(sources.flatMap(namespacesIn));
    for (const namespace of sources.flatMap(askedFirst)) used.delete(namespace);
    used.delete('essential');
    const missing = [...used].filter((namespace) => !waitsFor.includes(namespace));
    expect(missing, 'to be named in `copy` or `copyOf` of its pack').toEqual([]);
  });

  it.each(widgets)('$id exist, whole or by their beginning', ({ id }) => {
    const sources = [...sourcesFrom(`widgets/${id}/index.ts`)].map((path) => textsOf(path, readSource(path)));
    const missing = sources.flatMap(sentencesIn).filter((key) => !isThere(key));
    expect(missing, 'to be written in locales/*, or corrected in the code').toEqual([]);
  });

  it('are found in what is imported, at once or later, and in parts of keys', () => {
    expect(
      namespacesIn("text('billing:due.title'); text(`payment:method.${kind}`); at('https://x')"),
    ).toEqual(['billing', 'payment']);
    expect([...sourcesFrom('widgets/billing/method-choice/index.ts')]).toContain(
      'widgets/billing/card-frame-registry/RegisteredCardFrame.tsx',
    );
  });
});

/** The file, and all files of our widgets that it imports, directly or not. */
function sourcesFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !path.startsWith('widgets/')) return found;
  found.add(path);
  for (const [, target = ''] of readSource(path).matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
    sourcesFrom(join(dirname(path), target), found);
  }
  return found;
}

function readSource(path: string): string {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Whether there is a sentence of this key, or, with a star at its end, of this beginning. */
function isThere(key: string): boolean {
  return key.endsWith('*')
    ? [...sentences].some((each) => each.startsWith(key.slice(0, -1)))
    : sentences.has(key);
}

/** The keys of the sentences of a namespace, plural forms under the key that code says. */
function keysOf(namespace: string, tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(namespace, value, `${path}${name}.`)
      : `${namespace}:${path}${name.replace(/_(one|many|other)$/, '')}`,
  );
}

/** Namespaces whose sentences are read by a hook that reports when they are loaded: such code waits by itself. */
function askedFirst(source: string): string[] {
  return [...source.matchAll(/useSentences?\(.*/g)].flatMap(([line]) => namespacesIn(line));
}

/** Namespaces of the copy keys in a text, whole or by their beginning. */
function namespacesIn(source: string): string[] {
  const known = namespaces.join('|');
  return [...source.matchAll(new RegExp(`['"\`](${known}):[a-zA-Z$]`, 'g'))].flatMap(
    ([, name]) => name ?? [],
  );
}
