import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);

/**
 * By what a number is known again on its account, and nowhere else. Derived slowly: going through the numbers of a brand
 * would take years, so that the fingerprint gives nothing of the number away.
 */
export async function fingerprintOf(number: string, accountId: string): Promise<string> {
  return (await derive(number, accountId, 32)).toString('base64url');
}
