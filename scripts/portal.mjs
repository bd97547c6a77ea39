#!/usr/bin/env node
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runPinned } from './bootstrap/runPinned.mjs';

const project = join(fileURLToPath(new URL('.', import.meta.url)), '..');
// Passes on the folder from which the command was called; the command itself runs in this repository.
const { PORTAL_PROJECT } = process.env;
runPinned(
  project,
  'scripts/portal.ts',
  PORTAL_PROJECT === undefined ? {} : { PORTAL_PROJECT: resolve(PORTAL_PROJECT) },
);
