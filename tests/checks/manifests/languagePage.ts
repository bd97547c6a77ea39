import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(import.meta.dirname, '../../../docs/language.md'), 'utf8');

/** The files that docs/language.md builds step by step: a table of things, a page for each, and their sentences. */
export const languageFiles = [...page.matchAll(/```json file:(\S+)\n(.*?)```/gs)].map(
  ([, path = '', text = '']) => ({ path, text }),
);
