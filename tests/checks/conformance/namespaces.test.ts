import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packs } from '../../../widgets/packs.ts';

const root = join(import.meta.dirname, '../../..');
const namespaces = readdirSync(join(root, 'locales/en')).map((file) => file.replace(/\.json$/, ''));
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
    expect([...used].filter((namespace) => !waitsFor.includes(namespace))).toEqual([]);
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
