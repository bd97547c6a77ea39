import { createHash, randomBytes } from 'node:crypto';

/**
 * A secret that cannot be guessed: 256 bits as 43 letters that need no escaping anywhere.
 *
 * @param kind stands before it where people may come upon it
 */
export function newSecret(kind?: 'ticket' | 'token' | 'proof'): string {
  const secret = randomBytes(32).toString('base64url');
  return kind === undefined ? secret : `${kind}_${secret}`;
}

/** What the database keeps in place of a secret, so that a stolen copy of it opens nothing. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
