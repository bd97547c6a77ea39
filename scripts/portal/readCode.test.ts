import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { currentProject, openProject } from './project.ts';
import { readCode } from './readCode.ts';
import { copyProject } from './testing/copyProject.ts';

const copy = mkdtempSync(join(tmpdir(), 'code-'));
afterAll(() => rmSync(copy, { recursive: true }));

it('knows what the code asks in a working copy of manifests, too, whose code is that of the project', async () => {
  copyProject(copy);
  const here = await readCode(currentProject());
  const there = await readCode(openProject(copy));
  expect(there.packs).toEqual(here.packs);
  expect(there.packs.named).toContain('essential:*');
});

it.each([
  ['{\n "$ref": "#/definitions/coppy" }', /Teaser\.schema\.json:2 refers to "coppy" of .* Known: copy\.$/],
  [
    '{\n "$ref": "missing.json" }',
    /Teaser\.schema\.json:2 refers to ".*\/missing\.json", which does not exist\. Known: /,
  ],
  ['{\n "$ref": ', /Teaser\.schema\.json:\d is not JSON/],
])('says of the settings of a widget where they refer to what there is not: %s', async (text, message) => {
  const project = openProject(copy);
  const folder = join(copy, 'own/content/teaser');
  mkdirSync(folder, { recursive: true });
  const definitions = ', "definitions": { "copy": {} } }';
  writeFileSync(join(folder, 'Teaser.schema.json'), text.replace(' }', definitions));
  await expect(readCode({ ...project, widgets: ['own'] })).rejects.toThrow(message);
});
