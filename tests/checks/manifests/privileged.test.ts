import { expect, it } from 'vitest';
import { askerFor, regular } from './customer.ts';
import { holds } from './placed.ts';

it.each([
  ['SH-ROLE-008, BL-ROL-009', 'Standard', false],
  ['SH-ROLE-009', 'Child', false],
  ['SH-ROLE-010, BL-ROL-007', 'Primary', true],
  ['SH-ROLE-011', 'Admin', true],
  ['SH-ROLE-012', 'HeadOfHousehold', true],
  ['SH-ROLE-012', '', false],
])('%s: the role "%s" is privileged: %s', (_, role, isPrivileged) => {
  expect(holds(askerFor({ ...regular, 'session.role': role }), { condition: 'privileged' })).toBe(
    isPrivileged,
  );
});

it('SH-ROLE-012: who has no role that can be read is not privileged', () => {
  const { 'session.role': _, ...unread } = regular;
  expect(holds(askerFor(unread), { condition: 'privileged' })).toBe(false);
});

it.each([
  ['Standard', 'Standard'],
  ['Child', 'Child'],
  ['Primary', 'Primary'],
  ['Admin', 'Admin'],
  ['Guardian', 'other'],
  ['', 'none'],
])('BL-ENT-051, SH-ENT-020: the role "%s" is of the kind %s', (role, kind) => {
  const is = { fact: 'session.roleKind', is: kind };
  expect(holds(askerFor({ ...regular, 'session.role': role }), is)).toBe(true);
});
