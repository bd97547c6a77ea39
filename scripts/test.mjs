import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runPinned } from './bootstrap/runPinned.mjs';

const project = join(fileURLToPath(new URL('.', import.meta.url)), '..');
runPinned(project, 'scripts/test.ts', { environment: { CI: 'true' } });
