import { createHash, randomBytes } from 'node:crypto';

/** Makes an opaque secret of 24 random bytes that its prefix names. */
export function makeSecret(prefix: 'ticket' | 'token' | 'proof'): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}

/** What the database keeps in place of a secret. */
export function digestSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
