import { hasTurn } from '../../fixtures/sample.ts';

/** Number of days over which journeys without a requirement in their title are spread. */
const days = 3;

/** What costs customers money, or gives their data away, when it breaks. */
const vital = /[\\/](?:money|containment)[\\/]/;

const requirement = /\b[A-Z]{2}-[A-Z]+-\d{3}\b/;

/**
 * Whether a journey runs today: `npm test` has fifteen minutes, and all of them take as long alone. Those that show a
 * requirement, the vital ones and those with the tag `@daily` run each time, of the others a third. `SAMPLE=all`
 * (`npm run matrix:journeys`) and `SLOW=yes` (`npm run matrix:slow`) run all.
 */
export function runsToday({ file, titlePath, tags }: Journey): boolean {
  if (process.env['SLOW'] !== undefined || vital.test(file) || tags.includes('@daily')) return true;
  return titlePath.some((title) => requirement.test(title)) || hasTurn(titlePath.at(-1) ?? '', days);
}

interface Journey {
  file: string;
  /** Its titles, from the outermost to its own. */
  titlePath: readonly string[];
  tags: readonly string[];
}
