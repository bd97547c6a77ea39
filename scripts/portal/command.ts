/** One subcommand of `npx portal`. A new one is a file in `commands/` and a line in its list. */
export interface Command {
  name: string;
  /** Its purpose, in one line. */
  summary: string;
  /** The forms of its call, one line each: `check [folder] [--json]`. */
  usage: readonly string[];
  /**
   * @param words the arguments after the name
   * @returns the exit status: 0 for success, 1 for findings, 2 for wrong usage
   * @throws UsageError for wrong usage
   */
  run(words: readonly string[]): Promise<number>;
}

/** A command was used wrongly. The message says what would have been right. */
export class UsageError extends Error {}

/** A command failed although it was used rightly. The message says why, what the state is now, and what helps. */
export class FailureError extends Error {}
