import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentProject, openProject, packsOf } from './project.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('is the repository unless another one is named, with the packs that it declares', async () => {
  const packs = await packsOf(currentProject());
  expect(packs.map(({ domain }) => domain)).toContain('content');
});

it('is another folder with packs of its own, where its package.json says so', async () => {
  put('package.json', JSON.stringify({ portal }));
  put('code/packs.ts', "export const packs = [{ domain: 'garden' }];");
  put('code/eager.ts', 'export const eagerWidgets = {};');
  const project = openProject(root);
  expect(project).toEqual({ root, ...portal });
  expect(await packsOf(project)).toEqual([{ domain: 'garden' }]);
});

describe('what is wrong is said with its place and what helps', () => {
  it.each([
    ['no package.json', undefined, /is no project: it has no package\.json\. Name the folder of one/],
    ['a file that is no JSON', '{', /^not-json: .*package\.json:1 /],
    ['no field', '{}', /^missing-property: .*package\.json:1 \(\/portal\) .*"packs"/],
    [
      'a misspelt field',
      JSON.stringify({ portal: { ...portal, pakcs: 'code/packs.ts' } }, undefined, 2),
      /^unknown-property: .*package\.json:\d+ \(\/portal\/pakcs\) .*Did you mean "packs"\? Known: packs, eager/,
    ],
    [
      'a path that leads nowhere',
      JSON.stringify({ portal }, undefined, 2),
      /^unknown-reference: .*package\.json:3 \(\/portal\/packs\) names the path "code\/packs\.ts", which does not exist\..*\n.*docs\/second-portal\.md/s,
    ],
  ])('%s', (_, text, message) => {
    if (text !== undefined) put('package.json', text);
    expect(() => openProject(root)).toThrow(message);
  });

  it('a module without packs', async () => {
    put('package.json', JSON.stringify({ portal }));
    put('code/packs.ts', 'export const list = [];');
    put('code/eager.ts', '');
    await expect(packsOf(openProject(root))).rejects.toThrow('exports no list `packs`, but list.');
  });
});

const portal = {
  packs: 'code/packs.ts',
  eager: 'code/eager.ts',
  widgets: ['code'],
  code: ['code/**/*.ts'],
  manifests: '.',
  locales: '.',
  schemas: 'schemas',
  sourceLanguage: 'fr',
  newSentences: 'garden',
};

function put(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}
