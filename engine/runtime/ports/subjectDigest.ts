/**
 * A short digest of an identity, so that what is stored names nobody: FNV-1a, 32 bits. Two people of one
 * browser with equal digests would share an attempt; to the server the key of another account is an unknown one.
 */
export function subjectDigest(subject: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(subject)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}
