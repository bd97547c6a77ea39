import { createHash } from 'node:crypto';

/** Digits and letters that nobody confuses when reading them out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

/** The confirmation number of a payment: ten characters, always the same for the same payment. */
export function confirmationNumberOf(paymentId: string): string {
  const digest = createHash('sha256').update(`confirmation:${paymentId}`).digest();
  return [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
