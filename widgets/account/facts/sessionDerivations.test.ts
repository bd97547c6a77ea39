import { expect, it } from 'vitest';
import { isPrivileged, sessionDerivations } from './sessionDerivations.ts';

it.each<[string, unknown, boolean]>([
  ['BL-ROL-007, SH-ROLE-010', 'Primary', true],
  ['BL-ROL-008, SH-ROLE-011', 'Admin', true],
  ['BL-ROL-009, SH-ROLE-008', 'Standard', false],
  ['BL-ROL-010, SH-ROLE-009', 'Child', false],
  ['BL-ROL-011, SH-ROLE-012', 'Guardian', true],
  ['BL-ROL-011, SH-ROLE-012', '', false],
  ['BL-ROL-011, SH-ROLE-012', undefined, false],
])('%s: the role %j is privileged: %j', (_, role, privileged) => {
  expect(isPrivileged(role)).toBe(privileged);
  expect(sessionDerivations['session.privileged']?.compute(role as string | undefined)).toBe(privileged);
});

it.each([
  ['Standard', 'Standard'],
  ['Guardian', 'other'],
  ['', 'none'],
  [undefined, 'none'],
])('the role %j is of the kind %s', (role, kind) => {
  expect(sessionDerivations['session.roleKind']?.compute(role)).toBe(kind);
});
