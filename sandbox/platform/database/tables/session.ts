import type { Generated, JSONColumnType } from 'kysely';

/** A signed-in browser. The cookie's value is kept as a digest only. */
export interface SessionTable {
  id: string;
  tokenDigest: string;
  username: string;
  accountId: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** The absolute limit, however busy the session is. */
  endsAt: Date;
  /** Signed in without being asked. */
  autoAuthenticated: Generated<boolean>;
}

/** A sign-in that has left for the identity service and is not back yet. */
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

/** Whatever the identity service must remember between two requests. */
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
