/**
 * The seed of all random choices: `SEED=2026-11-22 npm run test:journeys` repeats a run. The default is the day, so that
 * over the days everything has its turn.
 */
export const seed = process.env['SEED'] ?? new Date().toISOString().slice(0, 10);

/** Whether every row runs in every language: `npm run matrix:journeys`. */
export const tellsAll = process.env['JOURNEYS'] === 'all';

/**
 * Some rows of a table, in their order: for journeys that differ in data only, and whose rules are proved without a browser.
 *
 * @param name of the table, the same in every process
 */
export function sample<Row>(rows: readonly Row[], count: number, name: string): readonly Row[] {
  if (tellsAll) return rows;
  const chosen = [...rows.keys()].sort((one, other) => chance(`${name} ${one}`) - chance(`${name} ${other}`));
  return rows.filter((_, index) => chosen.indexOf(index) < count);
}

/** One of several items, chosen by a name. */
export function pickOne<Item>(items: readonly Item[], name: string): Item | undefined {
  return items[chance(name) % items.length];
}

/** Declares tests for which only `npm run matrix:journeys` has the time. */
export function inMatrix(tell: () => void): void {
  if (tellsAll) tell();
}

/** A whole number for a name, which depends only on the seed: equal in every process that reads the journeys. */
export function chance(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of `${seed} ${name}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
