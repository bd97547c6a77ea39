import { randomUUID } from 'node:crypto';
import type { Database, IdentityRole } from '../../platform/database/index.ts';
import { digestOf, newSecret } from '../../platform/secret.ts';
import type { SessionLimits } from '../../platform/settings/settings.ts';

/** A signed-in session as the provider's services need it. */
export interface Session {
  id: string;
  username: string;
  accountId: string;
  role: IdentityRole;
}

/** Whether the session with an id is alive: tickets and tokens issued to it end with it. */
export type IsSessionAlive = (id: string) => Promise<boolean>;

/** Returns the session of a request; `undefined` if it carries none that is alive. */
export type SessionOf = (request: Request) => Promise<Session | undefined>;

/** A live session, with the fields that the portal shows. */
export interface LiveSession extends Session {
  firstName: string;
  /** The account's type, `Standard` or another (shell §3). */
  accountType: string;
  footprint: string;
  isRestricted: boolean;
  /** Signed in automatically, without a password (SH-ASA-001). */
  autoAuthenticated: boolean;
  idleExpiresAt: Date;
  absoluteExpiresAt: Date;
}

/** The person of a new session. */
export interface SessionOwner {
  username: string;
  accountId: string;
}

/** Stores signed-in sessions. Callers use tokens; the database holds only their digests. */
export interface SessionStore {
  /** Begins a session and returns the token for the cookie. */
  begin(owner: SessionOwner): Promise<string>;
  /** The session of a token while it is alive. Reading does not extend it. */
  find(token: string): Promise<LiveSession | undefined>;
  isAlive: IsSessionAlive;
  /** Marks the session as used now. */
  touch(session: LiveSession): Promise<void>;
  /** Ends the session of a token, if there is one. */
  end(token: string): Promise<void>;
  /** Ends every session of a person, as after a theft, or in a test. */
  endAllOf(username: string): Promise<void>;
}

/** @param now the wall clock: sessions age in real time, whatever date the sandbox is set to */
export function createSessionStore(
  database: Database,
  limits: SessionLimits,
  now: () => Date = () => new Date(),
): SessionStore {
  const readAlive = async (by: 'id' | 'tokenDigest', value: string): Promise<LiveSession | undefined> => {
    const row = await readSession(database, by, value);
    const session = row === undefined ? undefined : toLiveSession(row, limits);
    return session !== undefined && now() < session.idleExpiresAt ? session : undefined;
  };
  return {
    async begin({ username, accountId }) {
      const token = newSecret();
      const createdAt = now();
      await removeDead(database, limits, createdAt);
      await database
        .insertInto('session')
        .values({
          id: randomUUID(),
          tokenDigest: digestOf(token),
          username,
          accountId,
          createdAt,
          lastSeenAt: createdAt,
          endsAt: later(createdAt, limits.absoluteSeconds),
        })
        .execute();
      return token;
    },
    find: (token) => readAlive('tokenDigest', digestOf(token)),
    isAlive: async (id) => (await readAlive('id', id)) !== undefined,
    async touch(session) {
      await database.updateTable('session').set({ lastSeenAt: now() }).where('id', '=', session.id).execute();
    },
    async end(token) {
      await database.deleteFrom('session').where('tokenDigest', '=', digestOf(token)).execute();
    },
    async endAllOf(username) {
      await database.deleteFrom('session').where('username', '=', username).execute();
    },
  };
}

interface SessionRow {
  id: string;
  username: string;
  accountId: string;
  role: IdentityRole;
  firstName: string;
  accountType: string;
  footprint: string;
  isRestricted: boolean;
  autoAuthenticated: boolean;
  lastSeenAt: Date;
  endsAt: Date;
}

/** Reads a session with the person's present role, not that of the sign-in; a person moved to another account has none. */
function readSession(
  database: Database,
  by: 'id' | 'tokenDigest',
  value: string,
): Promise<SessionRow | undefined> {
  return database
    .selectFrom('session')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.username', '=', 'session.username')
        .onRef('customer.accountId', '=', 'session.accountId'),
    )
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['session.id', 'session.username', 'session.accountId', 'session.lastSeenAt', 'session.endsAt'])
    .select(['session.autoAuthenticated', 'customer.role', 'customer.firstName', 'customer.isRestricted'])
    .select(['account.type as accountType', 'account.footprint'])
    .where(`session.${by}`, '=', value)
    .executeTakeFirst();
}

function toLiveSession({ lastSeenAt, endsAt, ...session }: SessionRow, limits: SessionLimits): LiveSession {
  const idleEnd = later(lastSeenAt, limits.idleSeconds);
  return {
    ...session,
    idleExpiresAt: idleEnd < endsAt ? idleEnd : endsAt,
    absoluteExpiresAt: endsAt,
  };
}

async function removeDead(database: Database, limits: SessionLimits, at: Date): Promise<void> {
  await database
    .deleteFrom('session')
    .where((where) =>
      where.or([where('endsAt', '<', at), where('lastSeenAt', '<', later(at, -limits.idleSeconds))]),
    )
    .execute();
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
