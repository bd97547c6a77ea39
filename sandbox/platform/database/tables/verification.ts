/** Verification of a person (CPNI). One code at a time, stored in plain text because the panel shows it. */
export interface VerificationTable {
  username: string;
  /** Six digits; null once it was used, or after too many wrong guesses. */
  code: string | null;
  sentAt: Date | null;
  /** Wrong codes since the last lock. */
  wrong: number;
  lockedUntil: Date | null;
  verifiedAt: Date | null;
}
