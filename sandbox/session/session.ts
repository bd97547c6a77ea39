import type { IdentityRole } from '../database/index.ts';

/** A signed-in session as the provider's services need it. */
export interface Session {
  id: string;
  username: string;
  accountId: string;
  role: IdentityRole;
}

/** Answers the session that a request carries; `undefined` when it carries none that is alive. */
export type SessionOf = (request: Request) => Promise<Session | undefined>;
