import type { Generated, JSONColumnType } from 'kysely';

/** A signed-in browser session. Only a digest of the cookie's value is stored. */
export interface SessionTable {
  id: string;
  tokenDigest: string;
  username: string;
  accountId: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** The absolute limit, whatever the activity. */
  endsAt: Date;
  /** Signed in automatically, without a password. */
  autoAuthenticated: Generated<boolean>;
}

/** A sign-in that was sent to the identity service and has not returned yet. */
export interface SignInAttemptTable {
  stateDigest: string;
  /** Digest of the cookie that ties the attempt to the browser which began it. */
  browserDigest: string;
  clientId: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  language: string;
  expiresAt: Date;
}

/** State that the identity service keeps between requests. */
export interface IdentityArtifactTable {
  model: string;
  id: string;
  payload: JSONColumnType<object>;
  grantId: string | null;
  uid: string | null;
  expiresAt: Date | null;
}

/** One refused password, counted against guessing. */
export interface SignInFailureTable {
  id: string;
  username: string;
  failedAt: Date;
}
