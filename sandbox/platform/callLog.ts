/** Counts received operations, so that a test can tell how often one was really sent. */
export interface CallLog {
  /** Counts an operation of a person, also one that a fault then kept from running. */
  record(username: string, operation: string): void;
  /** Number of received calls of a person by operation. */
  counts(username: string): Record<string, number>;
  /** Clears the counts of a person, or of everybody. */
  clear(username?: string): void;
}

/** Creates an empty log in memory. */
export function createCallLog(): CallLog {
  const counts = new Map<string, Map<string, number>>();
  return {
    record(username, operation) {
      const own = counts.get(username) ?? new Map<string, number>();
      own.set(operation, (own.get(operation) ?? 0) + 1);
      counts.set(username, own);
    },
    counts: (username) => Object.fromEntries(counts.get(username) ?? []),
    clear(username) {
      if (username === undefined) counts.clear();
      else counts.delete(username);
    },
  };
}
