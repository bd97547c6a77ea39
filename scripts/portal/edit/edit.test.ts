import { expect, it } from 'vitest';
import { addMember, replaceNames } from './index.ts';

const text = '{\n  "a": { "b" : "x" },   "list": ["x", 1, "x"],\n  "x": "y"\n}\n';

it('adds a member at the end, and leaves the rest as it is', () => {
  expect(addMember(text, 'new', { deep: ['v'] })).toBe(
    text.replace('"y"\n', '"y",\n  "new": {\n    "deep": [\n      "v"\n    ]\n  }\n'),
  );
  expect(JSON.parse(addMember('{}', 'new', 1))).toEqual({ new: 1 });
});

it('adds no member that is there already', () => {
  expect(() => addMember(text, 'list', 1)).toThrow('is there already');
});

it('replaces values and keys where it is told to, and nothing that only looks like them', () => {
  const changed = replaceNames(text, [
    { pointer: '/list/2', what: 'value', to: 'z' },
    { pointer: '/x', what: 'key', to: 'w"' },
    { pointer: '/x', what: 'value', to: 'longer' },
    { pointer: '/a/b', what: 'value', to: 'z' },
  ]);
  expect(changed).toBe('{\n  "a": { "b" : "z" },   "list": ["x", 1, "z"],\n  "w\\"": "longer"\n}\n');
});

it.each([
  ['/nothing', 'value'],
  ['/list/1', 'value'],
  ['/list/0', 'key'],
] as const)('refuses %s as a %s', (pointer, what) => {
  expect(() => replaceNames(text, [{ pointer, what, to: 'z' }])).toThrow(pointer);
});
