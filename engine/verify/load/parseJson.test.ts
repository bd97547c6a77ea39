import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointerTo } from '../../core/json/index.ts';
import { maximumDepth, maximumLength, parseJson, type ParsedJson } from './parseJson.ts';

describe('parseJson', () => {
  it('gives the value, null included', () => {
    expect(parsed('{"when": null, "list": [1, null]}').value).toStrictEqual({ when: null, list: [1, null] });
  });

  it('knows the line of each part, from 1', () => {
    const json = parsed('\n{\n  "a": {\n    "b": [\n      1,\n      2\n    ]\n  }\n}');
    expect(['', '/a', '/a/b', '/a/b/1'].map(json.lineAt)).toEqual([2, 3, 4, 6]);
  });

  it('gives the line of the nearest ancestor for what is not there', () => {
    const json = parsed('{\n  "a": {\n    "b": 1\n  }\n}');
    expect(json.lineAt('/a/missing/deep')).toBe(2);
    expect(json.lineAt('/missing')).toBe(1);
  });

  it('overlooks a byte order mark', () => {
    expect(parsed('\uFEFF{}').value).toEqual({});
  });

  it.each([
    ['{"a": 1,}', 'there is a comma after the last entry', 1],
    ['{\n"a" 1}', 'there is no colon after this name', 2],
    ['{\n"a", 1}', 'Unexpected ","', 2],
    ['{"a": 1', 'what begins here with { does not end', 1],
    ['"open', 'a text has no quote at its end', 1],
    ['', 'there is nothing in it', 1],
    ['[1]\n// said', 'it has a comment, which JSON does not know', 2],
    ["{'a': 1}", 'the quotes are single: write "…" with double ones', 1],
    ['[\n"a\u0001b"]', 'Bad control character in string literal', 2],
  ])('says what is wrong with %j, and where', (text, reason, line) => {
    expect(problemsOf(text)).toMatchObject([
      { code: 'not-json', message: `is not JSON: ${reason}.`, place: { file: 'some.json', line } },
    ]);
  });

  it('refuses a key that stands twice, at its second place', () => {
    expect(problemsOf('{\n"a": 1,\n"a": 2}')).toMatchObject([
      { code: 'duplicate-key', place: { pointer: '/a', line: 3 } },
    ]);
  });

  it('offers to take out the second of two that say the same, and of no others: nothing that was said is lost', () => {
    expect(problemsOf('{"a": {"b": 1}, "a": {"b": 1}}')[0]?.fix).toBeDefined();
    expect(problemsOf('{"a": {"b": 1}, "a": {"b": 2}}')[0]?.fix).toBeUndefined();
    expect(problemsOf('{"a": 1, "a": 1, "a": 2}').map(({ fix }) => fix)).toEqual([undefined, undefined]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the key %s at any depth', (key) => {
    expect(problemsOf(`{"a": [{"${key}": {"polluted": true}}]}`)).toMatchObject([
      { code: 'forbidden-key', place: { pointer: `/a/0/${key}` } },
    ]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('finds a forbidden key behind its escapes', () => {
    expect(problemsOf('{"\\u005f_proto__": 1}')).toMatchObject([{ code: 'forbidden-key' }]);
  });

  it('takes what is exactly as large and as deep as allowed, and refuses one more', () => {
    expect(parsed(quoted(maximumLength)).value).toHaveLength(maximumLength - 2);
    expect(problemsOf(quoted(maximumLength + 1))).toMatchObject([{ code: 'too-large' }]);
    expect(Array.isArray(parsed(nested(maximumDepth)).value)).toBe(true);
    expect(problemsOf(nested(maximumDepth + 1))).toMatchObject([{ code: 'too-deep' }]);
  });

  it('does not count brackets inside strings as depth', () => {
    expect(parsed(`["${'['.repeat(200)}", "\\"${'{'.repeat(200)}"]`).value).toHaveLength(2);
  });

  it('reads a string of a million escaped quotes that never ends in one pass', () => {
    expect(problemsOf(`"${String.raw`\"`.repeat(499_000)}`)).toMatchObject([{ code: 'not-json' }]);
  });

  it('agrees with JSON.parse on every JSON text without reserved keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        fc.pre(!/"(?:__proto__|constructor|prototype)":/.test(text));
        expect(parsed(text).value).toStrictEqual(JSON.parse(text));
      }),
    );
  });

  it('never throws, and takes a random text just when JSON.parse takes it', () => {
    fc.assert(
      fc.property(randomText, (text) => {
        const result = parseJson(text, 'some.json');
        expect(!Array.isArray(result)).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('knows a line for every part of a random value, and no line goes back up', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value, undefined, 1);
        fc.pre(!/"(?:__proto__|constructor|prototype)":/.test(text));
        const { lineAt } = parsed(text);
        for (const pointer of pointersIn(value)) {
          const parent = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
          expect(lineAt(pointer)).toBeGreaterThanOrEqual(lineAt(parent));
        }
      }),
    );
  });
});

/** Texts of the characters of JSON resemble it much more often than any others. */
const randomText = fc
  .array(
    fc.constantFrom(...'{}[]:,"\\ \n\t01-.eE+', 'true', 'null', '"a"', '"b"', '\u0001', '\u2028', "'", '/'),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''))
  .filter((text) => !/"([ab])".*"\1"/.test(text));

function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const inner = Object.entries(value).flatMap(([key, part]) => pointersIn(part, pointerTo(pointer, key)));
  return [pointer, ...inner];
}

function quoted(length: number): string {
  return `"${'a'.repeat(length - 2)}"`;
}

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function problemsOf(text: string) {
  const result = parseJson(text, 'some.json');
  return Array.isArray(result) ? result : [];
}

function parsed(text: string): ParsedJson {
  const result = parseJson(text, 'some.json');
  if (Array.isArray(result)) throw new Error(result.map(({ message }) => message).join());
  return result;
}
