import { expect, it } from 'vitest';
import { sessionDerivations } from './sessionDerivations.ts';

it.each([
  ['Standard', 'Standard'],
  ['Guardian', 'Guardian'],
  ['', 'none'],
  [undefined, 'none'],
])('the role %j is given as the kind %s', (role, kind) => {
  expect(sessionDerivations['roleKind']?.compute(role)).toBe(kind);
});
