import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editText, lineOfPart, type TextEdit } from './editText.ts';

const text =
  '\uFEFF{\r\n\t"a": { "b" : "x" },   "list": ["x", 1,\r\n\t\t"x"],\r\n\t"none": {},\r\n\t"last": "y"\r\n}\r\n';

describe('editing a text', () => {
  it.each<[what: string, edits: TextEdit[], from: string | RegExp, to: string]>([
    ['writes another value', [{ pointer: '/a/b', value: 'z"' }], '"x" }', '"z\\"" }'],
    ['writes another kind of value', [{ pointer: '/last', value: ['y'] }], '"y"', '["y"]'],
    ['writes another key', [{ pointer: '/a/b', key: 'c' }], '"b" :', '"c" :'],
    ['takes a member out', [{ pointer: '/a', remove: true }], '"a": { "b" : "x" },   ', ''],
    ['takes the last member out', [{ pointer: '/last', remove: true }], ',\r\n\t"last": "y"', ''],
    ['takes the only member out', [{ pointer: '/a/b', remove: true }], '{ "b" : "x" }', '{}'],
    ['takes an item out', [{ pointer: '/list/0', remove: true }], '["x", 1', '[1'],
    [
      'takes neighbours out',
      [
        { pointer: '/list/1', remove: true },
        { pointer: '/list/2', remove: true },
      ],
      ', 1,\r\n\t\t"x"]',
      ']',
    ],
    [
      'adds $schema at the beginning',
      [{ pointer: '/$schema', value: 's' }],
      '\t"a"',
      '\t"$schema": "s",\r\n\t"a"',
    ],
    [
      'adds a member to an object that has none',
      [{ pointer: '/none/one', value: 1 }],
      '"none": {}',
      '"none": { "one": 1 }',
    ],
    ['adds a member at the end', [{ pointer: '/new', value: 1 }], '"y"', '"y",\r\n\t"new": 1'],
    [
      'adds a member with lines of its own',
      [{ pointer: '/new', value: { deep: 1 } }],
      '"y"',
      '"y",\r\n\t"new": {\r\n\t  "deep": 1\r\n\t}',
    ],
    [
      'writes another key and another value of one member',
      [
        { pointer: '/last', key: 'end' },
        { pointer: '/last', value: 'z' },
      ],
      '"last": "y"',
      '"end": "z"',
    ],
    [
      'does several things at once',
      [
        { pointer: '/a', key: 'A' },
        { pointer: '/a/b', value: 'z' },
        { pointer: '/list/0', remove: true },
      ],
      '"a": { "b" : "x" },   "list": ["x", 1',
      '"A": { "b" : "z" },   "list": [1',
    ],
  ])('%s, and leaves the rest as it is', (_, edits, from, to) => {
    expect(text).toContain(from);
    expect(editText(text, edits)).toBe(text.replace(from, to));
  });

  it('takes the second of two members of one key', () => {
    expect(editText('{ "a": 1, "a": 1, "b": 2 }', [{ pointer: '/a', remove: true }])).toBe(
      '{ "a": 1, "b": 2 }',
    );
  });

  it.each<TextEdit>([
    { pointer: '/nothing', remove: true },
    { pointer: '/nothing/at/all', value: 1 },
    { pointer: '/list/7', value: 1 },
    { pointer: '/list/0', key: 'a' },
    { pointer: '', remove: true },
  ])('refuses %j', (edit) => {
    expect(() => editText(text, [edit])).toThrow(/^There is no|has no/);
  });

  it('adds $schema on the line of the brace, where the first member stands there', () => {
    const thing = '{ "a": 1, "b": 2,\n  "c": 3 }';
    expect(editText(thing, [{ pointer: '/$schema', value: 's' }])).toBe(
      '{ "$schema": "s",\n  "a": 1, "b": 2,\n  "c": 3 }',
    );
  });

  it('knows on which line something stands', () => {
    expect(['/a', '/list/0', '/list/2', '/last'].map((pointer) => lineOfPart(text, pointer))).toEqual([
      2, 2, 3, 5,
    ]);
  });

  it('knows no line of what is not there, or is no JSON', () => {
    expect(['/nothing', '/list/7', ''].map((pointer) => lineOfPart(text, pointer))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(lineOfPart('{', '/a')).toBeUndefined();
  });

  it('changes any value of any JSON, however it is written, and nothing else', () => {
    const anyObject = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), {
      minKeys: 1,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(anyObject, fc.nat(), fc.constantFrom(undefined, 1, 2, '\t'), (value, choice, indent) => {
        const keys = Object.keys(value).filter((key) => key !== '__proto__');
        const key = keys[choice % keys.length];
        fc.pre(key !== undefined);
        const pointer = `/${(key ?? '').replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const before = JSON.stringify(value, undefined, indent);
        const after = editText(before, [{ pointer, value: 'new' }]);
        expect(JSON.parse(after)).toEqual({ ...value, [key ?? '']: 'new' });
        const { [key ?? '']: _taken, ...rest } = value;
        expect(JSON.parse(editText(before, [{ pointer, remove: true }]))).toEqual(rest);
      }),
    );
  });
});
