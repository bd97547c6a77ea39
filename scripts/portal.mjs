#!/usr/bin/env node
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runPinned } from './bootstrap/runPinned.mjs';

const project = join(fileURLToPath(new URL('.', import.meta.url)), '..');
// The files that it names, and those that it is given, are as seen from where it was called.
runPinned(project, 'scripts/portal.ts', { folder: process.cwd() });
