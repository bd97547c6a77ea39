import type { Database } from '../database/index.ts';
import type { People } from '../identity/index.ts';
import { listPersonas } from '../persona/index.ts';
import type { SessionOwner } from '../session/index.ts';

/** Everybody in the sandbox has this one; it is printed at every start. */
const PASSWORD = 'sandbox';

/** The provider's customers as people who can sign in. Clones sign in by name, the built-in ones by a press too. */
export function sandboxPeople(database: Database): People {
  return {
    async findCredentials(username) {
      const owner = await findOwner(database, username);
      return owner === undefined ? undefined : { username: owner.username, password: PASSWORD };
    },
    listPersonas: async () => listPersonas(),
  };
}

/** The account that a person signs in to. */
export function findOwner(database: Database, username: string): Promise<SessionOwner | undefined> {
  return database
    .selectFrom('customer')
    .select(['username', 'accountId'])
    .where('username', '=', username)
    .executeTakeFirst();
}
