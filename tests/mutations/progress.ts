/** Tells whoever waits how far a long run is, and where its time goes; says nothing of a short one. */
export interface Progress {
  /** One more, and what it was: the slowest is named. */
  step<Result>(what: string, work: () => Result): Result;
}

const wordsEvery = 10_000;

/**
 * @param title what is gone through
 * @param total how many there will be
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
