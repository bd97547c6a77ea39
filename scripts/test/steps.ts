/** One step of `npm test`: a script of package.json. */
export interface Step {
  title: string;
  /** Name of the script; a script that does not exist is a failure. */
  script: string;
  /** How its results are counted; a plain check counts as one. */
  counts: 'check' | 'vitest' | 'playwright';
  /** Its requirement. A step whose requirement is missing is skipped, with a message. */
  needs?: 'postgres';
}

/** The steps in their order: quick ones that find most come first. */
export const steps: readonly Step[] = [
  { title: 'Types', script: 'check:types', counts: 'check' },
  { title: 'Lint and format', script: 'check:lint', counts: 'check' },
  { title: 'Style', script: 'check:style', counts: 'check' },
  { title: 'Boundaries', script: 'check:boundaries', counts: 'check' },
  { title: 'Unused code', script: 'check:unused', counts: 'check' },
  { title: 'Generated files', script: 'check:generated', counts: 'check' },
  { title: 'Manifests', script: 'check:manifests', counts: 'check' },
  { title: 'Unit tests', script: 'test:unit', counts: 'vitest' },
  { title: 'Races on PostgreSQL', script: 'test:postgres', counts: 'vitest', needs: 'postgres' },
  { title: 'Journeys in the browser', script: 'test:journeys', counts: 'playwright' },
];

/**
 * The steps whose script begins with one of the words, in their order: `check:`, `test:unit`. All without words.
 *
 * @throws Error for a word with which no script begins
 */
export function chooseSteps(words: readonly string[]): readonly Step[] {
  const lost = words.find((word) => !steps.some(({ script }) => script.startsWith(word)));
  if (lost !== undefined) {
    throw new Error(
      `No step is called "${lost}". There are: ${steps.map(({ script }) => script).join(', ')}.`,
    );
  }
  if (words.length === 0) return steps;
  return steps.filter(({ script }) => words.some((word) => script.startsWith(word)));
}
