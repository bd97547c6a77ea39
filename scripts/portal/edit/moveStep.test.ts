import { expect, it } from 'vitest';
import { moveStep } from './index.ts';

const text = `{
  "order": ["amount", "method",
    "review"],
  "variants": [{ "order": ["method", "review"] }, { "order": ["amount"] }],
  "steps": {}
}`;

it('moves a step in every order that has both, and nothing else', () => {
  expect(moveStep(text, { step: 'method', place: 'after', other: 'review' })).toBe(
    text
      .replace('"method",\n    "review"', '"review",\n    "method"')
      .replace('["method", "review"]', '["review", "method"]'),
  );
  expect(moveStep(text, { step: 'method', place: 'before', other: 'amount' })).toBe(
    text.replace('"amount", "method"', '"method", "amount"'),
  );
});

it('leaves a text alone that does not have both', () => {
  expect(moveStep(text, { step: 'date', place: 'before', other: 'amount' })).toBe(text);
});
