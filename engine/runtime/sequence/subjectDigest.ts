/**
 * A short digest of who somebody is, so that what outlives their session does not name them: FNV-1a, 32 bits. Two people
 * of one browser who share a digest would share an attempt; the server knows a key of another account as little as any.
 */
export function subjectDigest(subject: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(subject)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}
