/** How somebody shows who it is (CPNI). One code at a time; it is kept as it was sent, because the panel shows it. */
export interface VerificationTable {
  username: string;
  /** Six digits; absent once it was used, or guessed at too often. */
  code: string | null;
  sentAt: Date | null;
  /** Wrong codes since the last lock. */
  wrong: number;
  lockedUntil: Date | null;
  verifiedAt: Date | null;
}
