import { expect, it } from 'vitest';
import { moveStep, replaceNames } from './edit.ts';

const text = '{\n  "a": { "b" : "x" },   "list": ["x", 1, "x"],\n  "x": "y"\n}\n';

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

const before = `{
  "order": ["amount", "method",
    "review"],
  "variants": [{ "order": ["method", "review"] }, { "order": ["amount"] }],
  "steps": {}
}`;

it('moves a step in every order that has both, and nothing else', () => {
  expect(moveStep(before, { step: 'method', place: 'after', other: 'review' })).toBe(
    before
      .replace('"method",\n    "review"', '"review",\n    "method"')
      .replace('["method", "review"]', '["review", "method"]'),
  );
  expect(moveStep(before, { step: 'method', place: 'before', other: 'amount' })).toBe(
    before.replace('"amount", "method"', '"method", "amount"'),
  );
});

it('moves a step in the orders that a sequence changes in the one which it extends', () => {
  const extending = `{ "extends": "pay", "change": {
    "/order": ["amount", "method"], "/variants": [{ "order": ["amount", "method"] }],
    "/variants/1": { "order": ["amount", "method"] }, "/variants/2/order": ["amount", "method"],
    "/steps/amount/order": ["amount", "method"]
  } }`;
  const moved = moveStep(extending, { step: 'method', place: 'before', other: 'amount' });
  expect(moved.split('["method", "amount"]')).toHaveLength(5);
  expect(moved).toContain('"/steps/amount/order": ["amount", "method"]');
});

it('leaves a before alone that does not have both', () => {
  expect(moveStep(before, { step: 'date', place: 'before', other: 'amount' })).toBe(before);
});
