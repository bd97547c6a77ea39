import { editDistance } from './editDistance.ts';

/** The known name nearest to a misspelt one, when it is near enough to be what was meant. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  // Of three letters two wrong ones leave almost nothing that was meant.
  const limit = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    if (Math.abs(name.length - candidate.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
