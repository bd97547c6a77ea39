/** A race is lost by chance: each is run so often. */
const ROUNDS = 8;
export const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

/** Begins both at once, in every other round the second one first. Answers in the order that they are written in. */
export async function inEitherOrder<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  const early = round % 2 === 0 ? other() : undefined;
  return Promise.all([one(), early ?? other()]);
}

/** For each: done, or the code that it was refused with. */
export async function outcomes(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'done';
    const { code } = outcome.reason as { code?: string };
    return code ?? String(outcome.reason);
  });
}
