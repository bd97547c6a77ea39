import { describe, expect, it } from 'vitest';
import type { ManifestSet, SequenceManifest } from '../core/manifest/index.ts';
import { manifestSetOf } from '../core/testing/index.ts';
import { loadPortal } from './index.ts';
import { makeRelease, needsOf, type Release } from './release.ts';
import { readSet, sourcesOf } from './testing/index.ts';

const { manifests, context } = loadPortal(sourcesOf(readSet('smallest')));
const copies = { en: { library: { name: 'Library' } }, es: { library: { name: 'Biblioteca' } } };

describe('makeRelease', () => {
  it('names every file after what is in it, and points to the bundle', async () => {
    const { id, files, pointer } = await makeRelease(manifests, copies);
    const names = files.map(({ path }) => path.replace(/[0-9a-f]{32}/, 'HASH'));
    expect(names.slice(0, 2)).toEqual([
      '/assets/copy/en/library.HASH.json',
      '/assets/copy/es/library.HASH.json',
    ]);
    expect(names.at(-1)).toBe('/assets/releases/HASH.json');
    expect(files.at(-1)?.path).toContain(id);
    expect(JSON.parse(pointer.text)).toMatchObject({ bundle: `/assets/releases/${id}.json` });
  });

  it('makes one file of the small namespaces of a language, and keeps those apart that are large or need i18next', async () => {
    const large = { rules: 'Be quiet. '.repeat(100) };
    const plural = { days_one: 'a day', days_other: '{{count}} days' };
    const { copy, texts } = copyOf(
      await makeRelease(manifests, { en: { ...copies.en, fines: { late: 'Overdue' }, large, plural } }),
    );
    expect(copy['library']).toBe(copy['fines']);
    expect(texts.get(copy['library'] ?? '')).toEqual({
      fines: { late: 'Overdue' },
      library: { name: 'Library' },
    });
    expect(texts.get(copy['large'] ?? '')).toEqual(large);
    expect(texts.get(copy['plural'] ?? '')).toEqual(plural);
  });

  it('gives pages and sequences files of their own, but keeps the pages that every visitor may come to', async () => {
    const release = await makeRelease(manifests, copies);
    const { manifests: shipped, parts } = bundleOf(release);
    const named = Object.values(manifests.site['site']?.routes ?? {}).flatMap(
      (id) => manifests.route[id]?.page ?? [],
    );
    expect(Object.keys(shipped.page)).toEqual([...new Set(named)].sort());
    expect(Object.keys(parts.page).sort()).toEqual(
      Object.keys(manifests.page)
        .filter((id) => !named.includes(id))
        .sort(),
    );
    for (const [id, path] of Object.entries(parts.sequence)) {
      const text = release.files.find((file) => file.path === path)?.text ?? '';
      expect(Object.keys(JSON.parse(text).steps)).toEqual(Object.keys(manifests.sequence[id]?.steps ?? {}));
    }
  });

  it('tells of each sequence what is asked before it is loaded: its data and the states that have an address', async () => {
    const { manifests: shipped } = bundleOf(await makeRelease(manifests, copies));
    for (const [id, { steps, results = {}, data }] of Object.entries(manifests.sequence)) {
      expect(statesOf(shipped.sequence[id])).toEqual(statesOf({ steps, results }));
      expect(Object.keys(shipped.sequence[id]?.data ?? {})).toEqual(Object.keys(data));
    }
  });

  it('gives what is told about the use of the portal files of their own, which no first page waits for', async () => {
    const release = await makeRelease(manifests, copies);
    const { manifests: shipped, parts } = bundleOf(release);
    expect(Object.keys(parts.analytics)).toEqual(Object.keys(manifests.analytics).sort());
    const text = release.files.find(({ path }) => path === parts.analytics['use'])?.text ?? '';
    expect(Object.keys(JSON.parse(text).events)).toEqual(
      Object.keys(manifests.analytics['use']?.events ?? {}),
    );
    expect(Object.keys(shipped)).not.toContain('analytics');
  });

  it('is the same for the same portal, in whatever order it was read', async () => {
    const reversed = {
      ...manifests,
      route: Object.fromEntries(Object.entries(manifests.route).toReversed()),
    };
    const other = await makeRelease(reversed, { es: copies.es, en: copies.en });
    expect(other).toEqual(await makeRelease(manifests, copies));
  });

  it('is another as soon as one word of one sentence is another', async () => {
    const other = { ...copies, es: { library: { name: 'La biblioteca' } } };
    expect((await makeRelease(manifests, other)).id).not.toBe((await makeRelease(manifests, copies)).id);
  });

  it('ships no words that are for people who edit', async () => {
    const { files } = await makeRelease(manifests, copies);
    for (const { text } of files)
      expect(text).not.toMatch(/"(?:\$schema|description|source|comesFrom|owner|expires)":/);
  });

  it('ships everything that decides, whatever it is called', async () => {
    const names = ['description', 'source', 'owner', 'expires'];
    const odd = manifestSetOf({
      guard: {
        leads: { allow: { toggle: 'desk' }, whileUnknown: 'deny', forwards: true, otherwise: [] },
      },
      facts: {
        book: { comesFrom: 'The shelf.', facts: entries(names, { type: 'text', description: 'Odd.' }) },
      },
      navigation: {
        main: { label: { key: 'a:b', with: entries(names, 'book.owner') }, items: [] },
      },
      page: { home: { title: 'a:b', body: [{ widget: 'library/list', settings: entries(names, 'x') }] } },
    });
    const release = await makeRelease(odd, {});
    expect(bundleOf(release).manifests).toMatchObject({
      guard: { leads: { forwards: true } },
      facts: { book: { facts: entries(names, { type: 'text' }) } },
      navigation: { main: { label: { with: entries(names, 'book.owner') } } },
    });
    const page = release.files.find(({ path }) => path.includes('/page.home.'));
    expect(JSON.parse(page?.text ?? '')).toMatchObject({ body: [{ settings: entries(names, 'x') }] });
  });
});

it('says what it needs of the code: what its manifests name, and no more', async () => {
  const needs = context && needsOf(context);
  const { files } = await makeRelease(manifests, copies, needs);
  expect((JSON.parse(files.at(-1)?.text ?? '') as { needs: unknown }).needs).toEqual(needs);
  expect(needs?.widgets).toContain(manifests.site['site']?.layout.frame);
  expect(needs?.operations).toMatchObject(
    Object.fromEntries(
      Object.values(manifests.sequence)
        .flatMap(({ operations = {} }) => Object.values(operations))
        .map(({ run }) => [run, context?.packs.operations[run]]),
    ),
  );
  const packs = { ...context?.packs, sources: ['reader', 'nobody'] };
  expect(context && needsOf({ ...context, packs: { ...context.packs, ...packs } }).sources).toEqual(
    Object.keys(manifests.facts).filter((group) => group === 'reader'),
  );
});

function entries<Value>(names: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

function bundleOf({ files }: Release): Pick<Bundle, 'manifests' | 'parts'> {
  return JSON.parse(files.at(-1)?.text ?? '') as Bundle;
}

interface Bundle {
  manifests: ManifestSet;
  parts: Record<'page' | 'sequence' | 'analytics', Record<string, string>>;
}

function statesOf(
  { steps, results = {} }: Pick<SequenceManifest, 'steps' | 'results'> = { steps: {} },
): string[] {
  return [...Object.keys(steps), ...Object.keys(results)];
}

/** The paths of English sentences, and the content of each file of a release. */
function copyOf({ files }: Release): {
  copy: Record<string, string>;
  texts: ReadonlyMap<string, unknown>;
} {
  const texts = new Map(files.map(({ path, text }) => [path, JSON.parse(text) as unknown]));
  const { copy } = JSON.parse(files.at(-1)?.text ?? '') as { copy: { en: Record<string, string> } };
  return { copy: copy.en, texts };
}
