import type { IdentityRole } from '../../platform/database/index.ts';
import { households } from './households/index.ts';

/** A built-in person to sign in as, described for people. */
export interface Persona {
  username: string;
  name: string;
  role: IdentityRole;
  /** Description in one line. */
  description: string;
  /** Suggestion for what to try. */
  tryThis: string;
}

/** All built-in personas, in the order in which they are worth trying. Needs no database. */
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
