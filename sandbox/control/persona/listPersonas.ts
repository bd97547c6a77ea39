import type { IdentityRole } from '../../platform/database/index.ts';
import { households } from './households/index.ts';

/** Somebody to sign in as, in words for people. */
export interface Persona {
  username: string;
  name: string;
  role: IdentityRole;
  /** Who this is, in one line. */
  description: string;
  /** What to try. */
  tryThis: string;
}

/** Every built-in persona, in the order in which they are worth meeting. Needs no database. */
export function listPersonas(): Persona[] {
  return households.flatMap(({ people }) =>
    people.map(({ username, firstName, lastName, role, description, tryThis }) => ({
      username,
      name: `${firstName} ${lastName}`,
      role,
      description,
      tryThis,
    })),
  );
}
