import type { Derivations } from '../../../engine/index.ts';

/** Derived facts of the session: which roles are privileged is for conditions to say. A role without a name is none; one that the fact does not list is what the fact says of others. */
export const sessionDerivations: Derivations = {
  roleKind: {
    inputs: { role: 'text' },
    compute: (role) => (role === undefined || role === '' ? 'none' : role),
  },
};
