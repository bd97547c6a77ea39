import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPortalTexts } from '../portalTexts.ts';
import { currentProject } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { formatProblem } from '../../../engine/build.ts';
import { beyondBuiltCode, builtCode, builtSource, codeText } from './index.ts';

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

it('names the fields that the sources of the build do not fill, and that each thing must have', async () => {
  const code = await readCode(currentProject());
  const texts = readPortalTexts(currentProject());
  writeFileSync(join(built, builtCode), codeText(code));
  const kept = { ...texts, manifests: texts.manifests.map((each) => ({ ...each, text: older(each) })) };
  writeFileSync(join(built, builtSource), JSON.stringify(kept));
  expect(beyondBuiltCode(built, texts, code).map(formatProblem)).toEqual([
    expect.stringContaining('has the field "on", which the built code does not fill.'),
    expect.stringContaining('has the field "isRead", which the built code does not fill.'),
  ]);
  writeFileSync(join(built, builtSource), JSON.stringify(texts));
  expect(beyondBuiltCode(built, texts, code)).toEqual([]);
});

/** Notifications without a day, of which it may be absent whether they were read. */
function older({ path, text }: { path: string; text: string }): string {
  if (path !== 'records/notification.json') return text;
  const { fields, ...record } = JSON.parse(text) as { fields: Record<string, object> };
  const { on: _, device: __, ...others } = fields;
  return JSON.stringify({
    ...record,
    fields: { ...others, isRead: { ...others['isRead'], mayBeAbsent: true } },
  });
}

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
