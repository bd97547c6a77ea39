import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../platform/database/index.ts';

/** Someone who can sign in with a password. */
export interface Credentials {
  username: string;
  password: string;
}

/** A made-up customer that the sandbox's sign-in page offers to sign in as at once. */
export interface OfferedPersona {
  username: string;
  /** First and last name. */
  name: string;
  /** What there is to see as this person, in a line. */
  description: string;
}

/** The people that the identity service knows; the provider's accounts stand behind it. */
export interface People {
  findCredentials(username: string): Promise<Credentials | undefined>;
  /** Personas to offer on the page; none anywhere but in a sandbox. */
  listPersonas(): Promise<readonly OfferedPersona[]>;
}

/** What became of a username and a password. */
export type PasswordOutcome =
  | { kind: 'accepted'; username: string }
  | { kind: 'refused' }
  | { kind: 'too-many' };

/** Failures of one username that are let pass within the window; ten honest mistakes, not a list of passwords. */
export const passwordLimit = { failures: 10, windowMinutes: 15 };

const nobody = { username: '', password: '' };

/**
 * Checks a password. A name that nobody has is refused like a wrong password, and counted like one, so that
 * names cannot be found out.
 */
export async function checkPassword(
  input: { username: string; password: string },
  people: People,
  database: Database,
  now: () => Date = () => new Date(),
): Promise<PasswordOutcome> {
  // The database takes no text with a NUL in it.
  const username = input.username.replaceAll('\0', '').trim().toLowerCase();
  if ((await countFailures(database, username, now())) >= passwordLimit.failures) return { kind: 'too-many' };
  const known = await people.findCredentials(username);
  const isRight = sameText((known ?? nobody).password, input.password) && known !== undefined;
  if (isRight) return { kind: 'accepted', username: known.username };
  await database
    .insertInto('signInFailure')
    .values({ id: randomUUID(), username, failedAt: now() })
    .execute();
  return { kind: 'refused' };
}

async function countFailures(database: Database, username: string, now: Date): Promise<number> {
  const windowStart = new Date(now.getTime() - passwordLimit.windowMinutes * 60_000);
  await database.deleteFrom('signInFailure').where('failedAt', '<', windowStart).execute();
  const row = await database
    .selectFrom('signInFailure')
    .select((select) => select.fn.countAll().as('count'))
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function sameText(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
