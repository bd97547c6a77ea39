import { runPortal } from './portal/run.ts';

process.exitCode = await runPortal(process.argv.slice(2));
