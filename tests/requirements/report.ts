import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSummary } from './describeSummary.ts';
import { readLedger } from './ledger.ts';
import { readOutcomes } from './readOutcomes.ts';
import { summarise } from './summarise.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('test-results/reports/*.json', { cwd: root });
const outcomes = files.flatMap((file) => readOutcomes(JSON.parse(readFileSync(join(root, file), 'utf8'))));
const summary = summarise(readLedger(), outcomes);

if (outcomes.length === 0) console.error('There is no report of a test run. Run `npm test` first.');
for (const id of summary.unknown)
  console.error(`"${id}" stands in the title of a test and is no requirement.`);
console.log(
  process.argv.includes('--json') ? JSON.stringify(summary, undefined, 2) : describeSummary(summary),
);
process.exitCode = outcomes.length === 0 || summary.unknown.length > 0 ? 1 : 0;
