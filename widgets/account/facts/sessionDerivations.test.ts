import { expect, it } from 'vitest';
import { sessionDerivations } from './sessionDerivations.ts';

it.each([
  ['Standard', 'Standard'],
  ['Guardian', 'other'],
  ['', 'none'],
  [undefined, 'none'],
])('the role %j is of the kind %s', (role, kind) => {
  expect(sessionDerivations['session.roleKind']?.compute(role)).toBe(kind);
});
