import type { Database } from '../../platform/database/index.ts';
import { digestOf } from '../../platform/secret.ts';
import type { SignInSecrets } from './identityClient.ts';
import { readLanguage, type Language } from '../../platform/language.ts';

/** A sign-in in progress, which the portal stores until the browser returns. */
export interface SignInAttempt extends SignInSecrets {
  returnTo: string;
  language: Language;
}

/** Stores sign-ins in progress. A browser may have several, one for each tab. */
export interface AttemptStore {
  /** @param browserKey the secret in the cookie of the browser that began it */
  save(attempt: SignInAttempt, browserKey: string): Promise<void>;
  /** Returns an attempt once, and only to the browser that began it. */
  take(state: string, browserKey: string): Promise<SignInAttempt | undefined>;
}

/** Lifetime of an attempt: long enough to look up and type a password. */
export const attemptSeconds = 15 * 60;

export function createAttemptStore(database: Database, now: () => Date = () => new Date()): AttemptStore {
  return {
    async save({ state, ...attempt }, browserKey) {
      await database.deleteFrom('signInAttempt').where('expiresAt', '<', now()).execute();
      await database
        .insertInto('signInAttempt')
        .values({
          ...attempt,
          stateDigest: digestOf(state),
          browserDigest: digestOf(browserKey),
          expiresAt: new Date(now().getTime() + attemptSeconds * 1000),
        })
        .execute();
    },
    async take(state, browserKey) {
      const row = await database
        .deleteFrom('signInAttempt')
        .where('stateDigest', '=', digestOf(state))
        .where('browserDigest', '=', digestOf(browserKey))
        .where('expiresAt', '>', now())
        .returning(['clientId', 'nonce', 'verifier', 'returnTo', 'language'])
        .executeTakeFirst();
      return row === undefined ? undefined : { ...row, state, language: readLanguage(row.language) };
    },
  };
}
