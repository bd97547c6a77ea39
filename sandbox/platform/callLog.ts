/** Counts the operations that arrived, so that a test can tell how often something was really sent. */
export interface CallLog {
  /** Counts one operation of somebody; also one that a fault then kept from running. */
  record(username: string, operation: string): void;
  /** How often each operation of somebody arrived. */
  counts(username: string): Record<string, number>;
  /** Forgets the counts of somebody, or of everybody. */
  clear(username?: string): void;
}

/** Makes an empty log in memory. */
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
