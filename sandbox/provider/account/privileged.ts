import type { IdentityRole } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Customer } from './customer.ts';

/** Every role except Standard and Child is privileged, also unknown roles (BL-ROL-008 to BL-ROL-011). */
export function isPrivileged(role: IdentityRole): boolean {
  return role !== 'Standard' && role !== 'Child';
}

/** @throws Refusal NOT_ALLOWED for Standard users and children. */
export function requirePrivileged({ role }: Customer): void {
  if (!isPrivileged(role)) refuse('NOT_ALLOWED', 'Only a primary user or an admin may do this.');
}
