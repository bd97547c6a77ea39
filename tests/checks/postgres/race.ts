/** Number of runs of each race: who wins one is chance. */
const ROUNDS = 8;
export const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

/** Begins both at once, in every other round the second one first. Resolves in the order of the arguments. */
export async function inEitherOrder<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  const early = round % 2 === 0 ? other() : undefined;
  return Promise.all([one(), early ?? other()]);
}

/** For each attempt `done`, or the code with which it was refused. */
export async function outcomes(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'done';
    const { code } = outcome.reason as { code?: string };
    return code ?? String(outcome.reason);
  });
}
