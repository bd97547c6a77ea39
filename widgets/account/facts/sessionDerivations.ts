import type { Derivation } from '../../../engine/index.ts';

const knownRoles = ['Standard', 'Child', 'Primary', 'Admin'];

/** Derived facts of the session. A role that the account does not name is no role. */
export const sessionDerivations: Readonly<Record<string, Derivation>> = {
  'session.roleKind': {
    from: ['session.role'],
    compute: (role) => {
      if (role === undefined || role === '') return 'none';
      return knownRoles.includes(String(role)) ? role : 'other';
    },
  },
  'session.privileged': { from: ['session.role'], compute: isPrivileged },
};

/** Any role other than Standard or Child; a missing one is not privileged (BL-ROL-011, SH-ROLE-012). */
export function isPrivileged(role: unknown): boolean {
  return typeof role === 'string' && role !== '' && role !== 'Standard' && role !== 'Child';
}
