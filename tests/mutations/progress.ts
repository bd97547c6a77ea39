/** Prints the progress of a long run, and its slowest step; prints nothing for a short one. */
export interface Progress {
  /** Runs one more step with its name: the slowest is reported. */
  step<Result>(what: string, work: () => Result): Result;
}

const wordsEvery = 10_000;

/**
 * @param title of the whole run
 * @param total number of steps
 */
export function createProgress(title: string, total: number): Progress {
  let done = 0;
  let said = performance.now();
  let slowest = { took: 0, what: '' };
  return {
    step: (what, work) => {
      const begun = performance.now();
      try {
        return work();
      } finally {
        const now = performance.now();
        done += 1;
        if (now - begun > slowest.took) slowest = { took: now - begun, what };
        if (now - said > wordsEvery || (done === total && total > 1000)) {
          said = now;
          const took = `${Math.round(slowest.took)} ms: ${slowest.what}`;
          process.stderr.write(`${title}: ${done} of ${total}; slowest ${took}\n`);
        }
      }
    },
  };
}
