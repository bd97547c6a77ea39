/** One thing that `npx portal` does. A new one is a file in `commands/` and a line in its list. */
export interface Command {
  name: string;
  /** What it is for, in one line. */
  summary: string;
  /** How it is called, one line each: `check [folder] [--json]`. */
  usage: readonly string[];
  /**
   * @param words what stands behind the name
   * @returns the exit status: 0 when all is well, 1 for findings, 2 when it was called wrongly
   * @throws UsageError when it was called wrongly
   */
  run(words: readonly string[]): Promise<number>;
}

/** It was called wrongly. The message says what would have been right. */
export class UsageError extends Error {}

/** It could not be done, through no fault of the caller's words. The message says why, how things stand, and what helps. */
export class FailureError extends Error {}
