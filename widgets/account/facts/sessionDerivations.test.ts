import { expect, it } from 'vitest';
import { sessionDerivations } from './sessionDerivations.ts';

it.each([
  ['Standard', 'Standard'],
  ['Child', 'Child'],
  ['Primary', 'Primary'],
  ['Admin', 'Admin'],
  ['Guardian', 'other'],
  ['', 'none'],
  [undefined, 'none'],
])('BL-ENT-051, SH-ENT-020: the role %j is of the kind %s', (role, kind) => {
  expect(sessionDerivations['session.roleKind']?.compute(role)).toBe(kind);
});
