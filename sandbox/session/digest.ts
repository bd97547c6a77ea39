import { createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed: 256 bits as 43 letters that need no escaping anywhere. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps in place of a secret, so that a stolen copy of it signs nobody in. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
