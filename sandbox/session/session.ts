import type { IdentityRole } from '../database/index.ts';

/** A signed-in session as the provider's services need it. */
export interface Session {
  id: string;
  username: string;
  accountId: string;
  role: IdentityRole;
}

/** Whether a session is alive, by its id: for what was handed out to it and must end with it. */
export type IsSessionAlive = (id: string) => Promise<boolean>;

/** Answers the session that a request carries; `undefined` when it carries none that is alive. */
export type SessionOf = (request: Request) => Promise<Session | undefined>;
