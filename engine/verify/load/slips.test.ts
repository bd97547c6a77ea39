import { expect, it } from 'vitest';
import { slipIn } from './slips.ts';

it.each([
  ['{\n  "a": 1,\n}', 'a comma after the last entry', 2],
  ['{\n  // why\n  "a": 1\n}', 'a comment', 2],
  ['{\n  “a”: 1\n}', 'curly', 2],
  ["{ 'a': 1 }", 'single', 1],
  ['{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> x\n}', 'marks of a merge', 2],
])('a slip in %j is named in plain words, where it is', (text, reason, line) => {
  const slip = slipIn(text);
  expect(slip?.reason).toContain(reason);
  expect(slip?.line).toBe(line);
});

it('what stands between quotes is no slip', () => {
  expect(slipIn('{ "a": "one, // two “three” \'four\'", "b" 1 }')).toBeUndefined();
});
