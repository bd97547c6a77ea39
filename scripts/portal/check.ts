import { join } from 'node:path';
import { loadPortal } from '../../engine/verify/index.ts';
import { packs } from '../../widgets/packs.ts';
import { printProblems } from './printProblems.ts';
import { readPortal } from './readPortal.ts';

const root = join(import.meta.dirname, '../..');
const folder = process.argv[2] ?? 'manifests/portal';
const started = performance.now();
const { problems } = loadPortal(await readPortal(root, folder, packs));
printProblems(problems, folder);
const milliseconds = Math.round(performance.now() - started);
console.log(
  problems.length === 0
    ? `${folder}: no problems (${milliseconds} ms).`
    : `${folder}: ${problems.length} problems (${milliseconds} ms).`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
