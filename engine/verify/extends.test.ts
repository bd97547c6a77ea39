import { describe, expect, it } from 'vitest';
import { resolveExtends } from './extends.ts';
import { createSchemaValidator, readManifests } from './load/index.ts';
import { resolveParts, saidOnce } from './parts/resolveParts.ts';
import { problem, type Problem } from './problem/index.ts';
import { readSchemas } from './testing/index.ts';

const schemas = readSchemas();
const validator = createSchemaValidator(schemas);

describe('a manifest that extends another', () => {
  it('is that one, with its own words', () => {
    expect(valueOf('gift', { lend, gift: { description: 'A gift.', extends: 'lend' } })).toEqual({
      ...lend,
      title: 'lending:title',
      fact: 'gift.count',
      description: 'A gift.',
    });
  });

  it('has other names, as a whole or by their beginning, but not in texts', () => {
    const rename = { 'lending:': 'giving:', 'lending:more': 'other:less', 'desk-a': 'desk-b' };
    expect(valueOf('gift', { lend, gift: { description: 'x', extends: 'lend', rename } })).toMatchObject({
      title: 'giving:title',
      more: 'other:less',
      desk: 'desk-b',
      steps: [{ description: 'lending:x is lent.', source: 'giving:x' }, 'b', 'c'],
    });
  });

  it('has parts changed, added and removed, each named as it stands in the other', () => {
    const gift = {
      description: 'x',
      extends: 'lend',
      change: { '/steps/1': 'B', '/steps/-': 'd', '/new': { a: 1 } },
      remove: ['/steps/0', '/steps/2', '/desk'],
    };
    const value = valueOf('gift', { lend, gift }) as Record<string, unknown>;
    expect([value['steps'], value['new'], 'desk' in value]).toEqual([['B', 'd'], { a: 1 }, false]);
  });

  it('may extend one that extends a third, whatever order they come in', () => {
    const set = {
      a: { description: 'a', extends: 'z' },
      lend,
      z: { description: 'z', extends: 'lend', change: { '/desk': 'z' } },
    };
    expect(valueOf('a', set)).toMatchObject({ description: 'a', desk: 'z', fact: 'a.count' });
  });

  it('leaves the other one as it is', () => {
    expect(
      valueOf('lend', { lend, gift: { description: 'x', extends: 'lend', change: { '/desk': 'x' } } }),
    ).toEqual(lend);
  });

  it('was written where its change was, else where the other one was', () => {
    const gift = { description: 'x', extends: 'lend', change: { '/steps/-': { inner: 1 } } };
    const json = expand({ lend, gift }).manifests.find(({ id }) => id === 'gift')?.json;
    const written = ['/steps/3/inner', '/steps/1', ''].map((pointer) => json?.writtenAt(pointer));
    expect(written.map((place) => `${place?.file}:${place?.line} ${place?.pointer}`)).toEqual([
      'sequences/gift.json:6 /change/~1steps~1-/inner',
      'sequences/lend.json:12 /steps/1',
      'sequences/gift.json:3 /extends',
    ]);
  });

  it('is told what it has taken over from the other one in which line, where only it is wrong', () => {
    const { manifests } = expand({
      lend,
      gift: { description: 'x', extends: 'lend', change: { '/desk': 'x' } },
    });
    const [inherited, own] = saidOnce([wrong('/steps/1'), wrong('/desk')], manifests);
    expect(inherited?.remedy).toMatch(/ It is taken over from sequences\/lend\.json:12\.$/);
    expect(own?.remedy).toBe(wrong('').remedy);
  });

  it('lends a part that only it has, and what is wrong there is told in its line', () => {
    const gift = { description: 'x', extends: 'lend', change: { '/parts': { more: { inner: 1 } } } };
    const desk = { description: 'x', go: { use: 'gift/more' } };
    const { manifests } = resolveParts(expand({ lend, gift, desk }).manifests);
    const place = { file: 'sequences/desk.json', pointer: '/go/inner' };
    expect(saidOnce([{ ...wrong(''), place }], manifests).map((each) => each.place)).toEqual([
      { file: 'sequences/gift.json', pointer: '/change/~1parts/more/inner', line: 7 },
    ]);
  });

  it('stands where its change stands, else where it says what it extends', () => {
    const gift = { description: 'x', extends: 'lend', change: { '/steps/-': { inner: 1 } } };
    const json = expand({ lend, gift }).manifests.find(({ id }) => id === 'gift')?.json;
    expect(['/steps/3/inner', '/steps/0', '/description'].map((pointer) => json?.lineAt(pointer))).toEqual([
      6, 3, 2,
    ]);
  });

  it.each<[string, object, string, string]>([
    ['names none that exists', { extends: 'lent' }, 'unknown-reference', '/extends'],
    ['leads back to itself', { extends: 'gift' }, 'missing-base', '/extends'],
    [
      'changes a part that there cannot be',
      { extends: 'lend', change: { '/desk/x': 1 } },
      'missing-base',
      '/change/~1desk~1x',
    ],
    [
      'changes a far item of a list',
      { extends: 'lend', change: { '/steps/9': 1 } },
      'missing-base',
      '/change/~1steps~19',
    ],
    ['removes a part that there is not', { extends: 'lend', remove: ['/none'] }, 'missing-base', '/remove/0'],
    ['says something that is not known', { extends: 'lend', renames: {} }, 'unknown-property', '/renames'],
  ])('is a problem when it %s', (_, gift, code, pointer) => {
    const { problems } = expand({ lend, gift: { description: 'x', ...gift } });
    expect(problems.map((each) => [each.code, each.place.file, each.place.pointer])).toEqual([
      [code, 'sequences/gift.json', pointer],
    ]);
  });

  it.each([
    ['/stepz/0/to', 'it has no part /stepz/0/to: that one has no "stepz".', 'steps'],
    ['/steps/3/to', 'it has no part /steps/3/to: /steps has no "3".', '2'],
    ['/desk/x/y', 'it has no part /desk/x/y: /desk has no "x".', undefined],
  ])('says of a part that there is not how far it leads, and what is there: %s', (pointer, reason, last) => {
    const [found] = expand({
      lend,
      gift: { description: 'x', extends: 'lend', change: { [pointer]: 1 } },
    }).problems;
    expect(found?.message).toBe(`cannot be made from another manifest: ${reason}`);
    expect(found?.known.at(-1)).toBe(last);
  });

  it.each([[7], [['lend']], [{}]])(
    'is left out where the one that it extends says that it extends %j',
    (base) => {
      const set = {
        lend,
        third: { description: 'x', extends: base },
        gift: { description: 'x', extends: 'third' },
      };
      const { manifests, problems } = expand(set);
      expect(problems.map(({ code, place }) => `${code} ${place.file}${place.pointer}`)).toEqual([
        'wrong-value sequences/third.json/extends',
      ]);
      expect(manifests.map(({ id }) => id)).toEqual(['lend']);
    },
  );

  it('cannot reach what every object inherits', () => {
    const gift = JSON.parse(
      '{"description":"x","extends":"lend","change":{"/__proto__/polluted":1}}',
    ) as object;
    expect(expand({ lend, gift }).problems).toHaveLength(1);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

const lend = {
  description: 'Lends.',
  title: 'lending:title',
  more: 'lending:more',
  desk: 'desk-a',
  fact: 'lend.count',
  steps: [{ description: 'lending:x is lent.', source: 'lending:x' }, 'b', 'c'],
};

function wrong(pointer: string): Problem {
  return problem('unused-name', { kind: 'part' }, { file: 'sequences/gift.json', pointer });
}

function expand(set: Record<string, object>) {
  const files = Object.entries(set).map(([id, value]) => ({
    path: `sequences/${id}.json`,
    text: JSON.stringify(value, undefined, 1),
  }));
  return resolveExtends(schemas, validator, readManifests(files).manifests);
}

function valueOf(id: string, set: Record<string, object>): unknown {
  return expand(set).manifests.find((manifest) => manifest.id === id)?.json.value;
}
