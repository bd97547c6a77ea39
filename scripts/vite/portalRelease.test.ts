import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openProject } from '../portal/project.ts';
import { fillPage } from './portalRelease.ts';

it.each([
  ['.', 'en', 'Northline'],
  ['tests/fixtures/pharmacy', 'fr', 'Pharmacie'],
])('the page of %s is in %s and has its brand before it has started', (root, language, brand) => {
  const page = fillPage(readFileSync(`${root}/index.html`, 'utf8'), openProject(root));
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<title>${brand}`);
});
