import { expect, it } from 'vitest';
import { slipIn } from './slips.ts';

it.each([
  ['{\n  "a": 1,\n}', 'a comma after the last entry', 2],
  ['{\n  // why\n  "a": 1\n}', 'a comment', 2],
  ['{\n  “a”: 1\n}', 'curly', 2],
  ["{ 'a': 1 }", 'single', 1],
  ['{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> x\n}', 'marks of a merge', 2],
  ['{\n  "a": "b"\n  "c": 1\n}', 'no comma after this entry', 2],
  ['[\n  true\n  { "a": 1 }\n]', 'no comma after this entry', 2],
  ['{ "a": 800 "b": "c" }', 'no comma after this entry', 1],
  ['{\n  "a": "b" "c": { "d": 1 } "e": [1 2]\n}', 'no comma after this entry', 2],
  ['{\n  "a": ["b", "c" "d"]\n}', 'no comma after this entry', 2],
  ['{\n  "a" "b"\n}', 'no colon after this name', 2],
  ['{ "a": 1, "b" { "c": 2 } }', 'no colon after this name', 1],
  ['{ "a": 1, b: 2 }', 'a name has no quotes', 1],
  ['{\n  "a": "b,\n  "c": 1\n}', 'no quote at its end', 2],
  ['{ "a": [\n  1, 2\n}', 'begins here with [', 1],
  ['{ "a": 1 }\n{ "b": 2 }', 'something stands after its end', 2],
  ['{\n  "a": 1,000,000\n}', 'a number', 2],
  ['{\n  "a": 007\n}', 'a number', 2],
  ['{ "a": .5 }', 'a number', 1],
  ['{\n  "a": "b\tc"\n}', 'a text has a tab in it', 2],
  [' \n', 'there is nothing in it', 1],
])('a slip in %j is named in plain words, where it is', (text, reason, line) => {
  const slip = slipIn(text);
  expect(slip?.reason).toContain(reason);
  expect(slip?.line).toBe(line);
});

it.each([
  ['{\n  "a": [1, 2,],\n}', '{\n  "a": [1, 2]\n}'],
  ['{\n  “a”: “b”\n}', '{\n  "a": "b"\n}'],
  ['{ "a": 1,, "b": 2 }', '{ "a": 1, "b": 2 }'],
  ["{ 'a': 'b' }", '{ "a": "b" }'],
  ['{ a: 1, "b": 2 }', '{ "a": 1, "b": 2 }'],
  ['{\n  "a": "x, y"\n  "c": 1\n}', '{\n  "a": "x, y",\n  "c": 1\n}'],
  ['{ "a": 800 "b": "c" }', '{ "a": 800, "b": "c" }'],
  ['{ "a": [1, "b" {}] "c": true }', '{ "a": [1, "b", {}], "c": true }'],
  ['{ "a" "b", "c" { "d": 1 } }', '{ "a": "b", "c": { "d": 1 } }'],
  ['{ "a": "b" "c" 1 }', '{ "a": "b", "c": 1 }'],
  ['{ "a": "b\tc" }', String.raw`{ "a": "b\tc" }`],
])('%j is fixed, and nothing is lost', (text, fixed) => {
  expect(slipIn(text)?.fixed?.text).toBe(fixed);
});

it.each([
  ['{ "a": 1 // why\n}', 'words'],
  ["{ 'a': 'it's' }", 'what was meant'],
  ['{\n  "a": "b"\n  "c": }\n', 'another slip'],
  ['{ "a": [1 200] }', 'one number, perhaps,'],
  ['{ "a": 1,000 }', 'one number, perhaps,'],
])('%j is left to people: %s would be lost', (text) => {
  expect(slipIn(text)?.fixed).toBeUndefined();
});

it('what stands between quotes is no slip', () => {
  expect(slipIn('{ "a": "one, // two “three” \'four\'", "b": ! }')).toBeUndefined();
});
