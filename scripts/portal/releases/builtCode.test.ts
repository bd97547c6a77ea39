import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPortalTexts } from '../portalTexts.ts';
import { currentProject } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { beyondBuiltCode, builtCode, codeText } from './index.ts';

it('names the manifests of a kind that came after the build', async () => {
  const code = await readCode(currentProject());
  const schemas = new Map(code.schemas);
  schemas.delete('schemas/banner.schema.json');
  writeFileSync(join(built, builtCode), codeText({ ...code, schemas }));
  const texts = readPortalTexts(currentProject());
  const problems = beyondBuiltCode(built, texts, code);
  const banners = texts.manifests.filter(({ path }) => path.startsWith('banners/'));
  expect(problems.map(({ place, message }) => [place.file, message])).toEqual(
    banners.map(({ path }) => [path, 'names the kind of manifest "banner", which does not exist.']),
  );
});

it('finds nothing where the built code can do all that is used, and more', async () => {
  const code = await readCode(currentProject());
  writeFileSync(
    join(built, builtCode),
    codeText({ ...code, packs: { ...code.packs, records: ['one-more', ...(code.packs.records ?? [])] } }),
  );
  expect(beyondBuiltCode(built, readPortalTexts(currentProject()), code)).toEqual([]);
});

it('finds nothing where the built code is the present one, or is not known', async () => {
  const code = await readCode(currentProject());
  const texts = readPortalTexts(currentProject());
  expect(beyondBuiltCode(built, texts, code)).toEqual([]);
  writeFileSync(join(built, builtCode), codeText(code));
  expect(beyondBuiltCode(built, texts, code)).toEqual([]);
});

let built: string;
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(built, { recursive: true }));
