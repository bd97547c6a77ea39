import { expect, it } from 'vitest';
import { checked, vanityRules } from './vanityRules.ts';

it('SH-CALL-029: the adverts have addresses that can be printed and typed, each with its target', () => {
  expect(vanityRules.length).toBeGreaterThan(2);
  expect(checked(vanityRules)).toBe(vanityRules);
});

it.each([
  ['with capitals', [{ path: '/Fall', target: '/mkt' }]],
  ['of three words', [{ path: '/a/b/c', target: '/mkt' }]],
  ['with a query', [{ path: '/fall?x', target: '/mkt' }]],
  ['that lead to another host', [{ path: '/fall', target: '//evil.example/mkt' }]],
  ['that lead to another host by a backslash', [{ path: '/fall', target: '/\\evil.example' }]],
  ['that lead to a whole address', [{ path: '/fall', target: 'https://portal.invalid/mkt' }]],
  ['that lead to a script', [{ path: '/fall', target: 'javascript:alert(1)' }]],
  ['that lead to themselves', [{ path: '/fall', target: '/fall?again' }]],
  [
    'that lead to each other',
    [
      { path: '/fall', target: '/bundle' },
      { path: '/bundle', target: '/mkt' },
    ],
  ],
  [
    'that two adverts have',
    [
      { path: '/fall', target: '/mkt' },
      { path: '/fall', target: '/deals' },
    ],
  ],
])('addresses %s are refused', (_, rules) => {
  expect(() => checked(rules)).toThrow(/advert|in the portal|type/);
});
