import { expect, it } from 'vitest';
import { isFromElsewhere } from './isFromElsewhere.ts';

it.each<[string, string, Record<string, string>, boolean]>([
  [
    'its own page',
    'http://localhost:4003',
    { origin: 'http://localhost:4003', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['a typed address', 'http://127.0.0.1:4003', { 'sec-fetch-site': 'none' }, false],
  ['a tool', 'http://[::1]:4003', {}, false],
  ['a page of another site', 'http://127.0.0.1:4003', { origin: 'https://elsewhere.example' }, true],
  ['a page of another port', 'http://127.0.0.1:4003', { origin: 'http://127.0.0.1:4000' }, true],
  ['another site without an origin', 'http://127.0.0.1:4003', { 'sec-fetch-site': 'cross-site' }, true],
  ['a name that was made to point here', 'http://elsewhere.example:4003', {}, true],
])('tells of %s whether it comes from elsewhere', (_who, origin, headers, expected) => {
  expect(isFromElsewhere(new Request(`${origin}/reset`, { headers }))).toBe(expected);
});
