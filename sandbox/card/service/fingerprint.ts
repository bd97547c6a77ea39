import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);

/**
 * Computes the fingerprint that recognises a number on its account, and on no other. The derivation is slow: trying the
 * numbers of a brand would take years, so the fingerprint does not reveal the number.
 */
export async function fingerprintOf(number: string, accountId: string): Promise<string> {
  return (await derive(number, accountId, 32)).toString('base64url');
}
