import type { Derivation } from '../../../engine/index.ts';

/** Names of the identity service, as its protocol has them. */
const knownRoles = ['Standard', 'Child', 'Primary', 'Admin'];

/** Derived facts of the session: which roles are privileged is for conditions to say. A role without a name is none. */
export const sessionDerivations: Readonly<Record<string, Derivation>> = {
  'session.roleKind': {
    from: ['session.role'],
    compute: (role) => {
      if (role === undefined || role === '') return 'none';
      return knownRoles.includes(String(role)) ? role : 'other';
    },
  },
};
