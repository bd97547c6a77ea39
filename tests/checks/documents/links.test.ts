import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

it.each(documents)('%s links only to files that there are', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
  const dead = links.filter((path) => !existsSync(join(root, dirname(document), path)));
  expect(dead).toEqual([]);
});
