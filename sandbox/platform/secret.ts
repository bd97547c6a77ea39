import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A secret that cannot be guessed: 256 bits as 43 letters that need no escaping anywhere.
 *
 * @param kind prefix for secrets that people may come upon
 */
export function newSecret(kind?: 'ticket' | 'token' | 'proof'): string {
  const secret = randomBytes(32).toString('base64url');
  return kind === undefined ? secret : `${kind}_${secret}`;
}

/** The digest that the database stores instead of a secret, so that a stolen copy of it opens nothing. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
}
