import { describe, expect, it } from 'vitest';
import type { Problem } from '../problem/index.ts';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf, type SetFiles } from '../testing/index.ts';

const smallest = readSet('smallest');

describe('a finding is fixed', () => {
  it('where exactly one known name can be meant', () => {
    const [found] = check('portal/routes/shelf.json', (text) =>
      text.replace('"page": "shelf"', '"page": "shlef"'),
    );
    expect(found?.fix).toEqual({
      kind: 'spelling',
      lossless: true,
      does: 'writes "shelf" instead',
      edits: [{ file: 'routes/shelf.json', pointer: '/page', value: 'shelf' }],
    });
  });

  it('not where the same name is missing in several places: then it is not misspelt', () => {
    const named = { ...smallest };
    for (const path of ['portal/routes/shelf.json', 'portal/routes/reserve.json'])
      named[path] = (smallest[path] ?? '').replace(/"page": "[^"]+"/, '"page": "shlef"');
    expect(fixesOf(named).filter((does) => does?.includes('shelf'))).toEqual([]);
  });

  it('as it stands in a file that extends another one, and not where only the other one says it', () => {
    const changed = loadPortal(
      sourcesOf(extendingShelf({ change: { '/path': '/others/:shelf', '/page': 'shlef' } })),
    );
    expect(changed.problems.map(({ fix }) => fix?.edits)).toEqual([
      [{ file: 'routes/other-shelf.json', pointer: '/change/~1page', value: 'shelf' }],
    ]);
    const taken = loadPortal(sourcesOf(extendingShelf({ rename: { shelf: 'shlef' } })));
    expect(taken.problems.map(({ code, fix }) => [code, fix])).toContainEqual([
      'unknown-reference',
      undefined,
    ]);
  });

  it('by nothing but the correction of a name where it says who may enter', () => {
    const twice = { fact: 'reader.card', in: ['adult', 'adult'] };
    expect(guardWith(twice).map(({ code, fix }) => [code, fix])).toEqual([['wrong-value', undefined]]);
    const misspelt = guardWith({ fact: 'reader.signedin', is: true });
    expect(misspelt.map(({ fix }) => fix?.kind)).toEqual(['spelling']);
  });

  it('by removal only where what is removed is like nothing that is known', () => {
    expect(pageWith('colour').map(({ fix }) => fix)).toMatchObject([{ kind: 'removal', lossless: false }]);
    expect(pageWith('bodiy').map(({ fix }) => fix)).toEqual([undefined]);
  });
});

it('a manifest without $schema is told what the others begin with', () => {
  const [found, ...more] = check('portal/routes/shelf.json', (text) =>
    text.replace(/"\$schema": "[^"]+",/, ''),
  );
  expect(more).toEqual([]);
  expect(found).toMatchObject({ code: 'no-schema', severity: 'warning', fix: { lossless: true } });
  const own = JSON.parse(smallest['portal/routes/shelf.json'] ?? '{}') as Record<string, string>;
  expect(found?.fix?.edits).toEqual([
    { file: 'routes/shelf.json', pointer: '/$schema', value: own['$schema'] },
  ]);
});

it('one that extends another and begins as its kind does is told what those begin with that extend', () => {
  const { $schema } = JSON.parse(smallest['portal/routes/shelf.json'] ?? '{}') as Record<string, string>;
  const { problems } = loadPortal(sourcesOf(extendingShelf({ $schema })));
  const value = $schema?.replace('route', 'extends');
  expect(problems.find(({ code }) => code === 'no-schema')?.fix?.edits).toEqual([
    { file: 'routes/other-shelf.json', pointer: '/$schema', value },
  ]);
});

function extendingShelf(parts: object): SetFiles {
  const path = 'portal/routes/other-shelf.json';
  const own = { $schema: '../extends.schema.json', description: 'Another shelf.', extends: 'shelf' };
  return { ...smallest, [path]: JSON.stringify({ ...own, change: { '/path': '/others/:shelf' }, ...parts }) };
}

function guardWith(allow: object): Problem[] {
  return check('portal/guards/readers-only.json', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), allow }, undefined, 2),
  );
}

function pageWith(name: string): Problem[] {
  return check('portal/pages/home.json', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), [name]: 'x' }, undefined, 2),
  );
}

function check(path: string, change: (text: string) => string): Problem[] {
  const text = change(smallest[path] ?? '');
  expect(text).not.toBe(smallest[path]);
  return [...loadPortal(sourcesOf({ ...smallest, [path]: text })).problems];
}

function fixesOf(set: SetFiles): (string | undefined)[] {
  return loadPortal(sourcesOf(set)).problems.map(({ fix }) => fix?.does);
}
