import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/index.ts';
import { isSameSecret } from '../../platform/secret.ts';

/** The credentials of a person who can sign in with a password. */
export interface Credentials {
  username: string;
  password: string;
}

/** A made-up customer that the sandbox's sign-in page offers without a password. */
export interface OfferedPersona {
  username: string;
  /** First and last name. */
  name: string;
  /** One line about what this person shows. */
  description: string;
}

/** The people known to the identity service, backed by the provider's accounts. */
export interface People {
  findCredentials(username: string): Promise<Credentials | undefined>;
  /** Personas to offer on the page; none anywhere but in a sandbox. */
  listPersonas(): Promise<readonly OfferedPersona[]>;
}

/** Result of a password check. */
export type PasswordOutcome =
  | { kind: 'accepted'; username: string }
  | { kind: 'refused' }
  | { kind: 'captcha-required' }
  | { kind: 'too-many' };

/**
 * Failures per username within the window after which the captcha is required, and after which no password is taken: enough
 * for honest mistakes, too few for a list of passwords.
 */
export const passwordLimit = { beforeCaptcha: 5, failures: 10, windowMinutes: 15 };

/** Longest name that is compared and counted; nobody has a longer one. */
const longestUsername = 128;

/** A try with a password. */
export interface PasswordTry {
  /** As `usernameOf` writes it. */
  username: string;
  password: string;
  captchaPassed: boolean;
}

/** The name that is looked up and counted for what somebody entered. The database rejects text with a NUL. */
export function usernameOf(entered: string): string {
  return entered.replaceAll('\0', '').trim().toLowerCase().slice(0, longestUsername);
}

/** Whether the next try with a username needs the captcha. */
export async function isCaptchaRequired(
  username: string,
  database: Database,
  now: () => Date = () => new Date(),
): Promise<boolean> {
  return (await countFailures(database, username, now())) >= passwordLimit.beforeCaptcha;
}

const nobody = { username: '', password: '' };

/**
 * Checks a password. An unknown username is refused and counted like a wrong password, so that usernames cannot be
 * discovered. A try without the captcha that it needs is not looked at, and does not count. Each try counts as a failure
 * before it is looked at, until it is found right: otherwise all that come at once would be looked at.
 */
export async function checkPassword(
  { username, password, captchaPassed }: PasswordTry,
  people: People,
  database: Database,
  now: () => Date = () => new Date(),
): Promise<PasswordOutcome> {
  const counted = await countTry(database, { username, captchaPassed }, now());
  if (typeof counted !== 'string') return counted;
  const known = await people.findCredentials(username);
  const isRight = isSameSecret((known ?? nobody).password, password) && known !== undefined;
  if (!isRight) return { kind: 'refused' };
  await database.deleteFrom('signInFailure').where('id', '=', counted).execute();
  return { kind: 'accepted', username: known.username };
}

/** The id of the failure that a try counts as, or why it may not be looked at. One name is counted one try at a time. */
function countTry(
  database: Database,
  { username, captchaPassed }: Omit<PasswordTry, 'password'>,
  failedAt: Date,
): Promise<string | PasswordOutcome> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${username}))`.execute(transaction);
    const failures = await countFailures(transaction, username, failedAt);
    if (failures >= passwordLimit.failures) return { kind: 'too-many' };
    if (failures >= passwordLimit.beforeCaptcha && !captchaPassed) return { kind: 'captcha-required' };
    const id = randomUUID();
    await transaction.insertInto('signInFailure').values({ id, username, failedAt }).execute();
    return id;
  });
}

async function countFailures(
  database: Database | DatabaseTransaction,
  username: string,
  now: Date,
): Promise<number> {
  const windowStart = new Date(now.getTime() - passwordLimit.windowMinutes * 60_000);
  await database.deleteFrom('signInFailure').where('failedAt', '<', windowStart).execute();
  const row = await database
    .selectFrom('signInFailure')
    .select((select) => select.fn.countAll().as('count'))
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
