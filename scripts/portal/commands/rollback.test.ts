import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatVersion } from '../../../engine/core/release/index.ts';
import { loadPortal, makeRelease, needsOf, type Release } from '../../../engine/verify/index.ts';
import { readSet, sourcesOf } from '../../../engine/verify/testing/index.ts';
import { builtCode, liveRelease, publishRelease, releaseFolder } from '../releases/index.ts';
import { rollback } from './rollback.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rollback-'));
  vi.stubEnv('PORTAL_FOLDER', root);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

it('gives customers back only what the code of the built portal can show, and says what that lacks', async () => {
  const [first, second] = [await publish('first'), await publish('second')];
  const { widgets, ...packs } = sources.packs;
  const { 'library/heading': _, ...others } = widgets;
  build({ ...packs, widgets: others, operations: {} });
  await expect(rollback.run(['--to', root])).rejects.toThrow(
    /cannot show \w{8}\. It lacks: widget library\/heading, operation library\/lend\. Build and deploy code that has it first/,
  );
  expect(liveRelease(folder())).toBe(second);

  build(sources.packs);
  expect(await rollback.run(['--to', root])).toBe(0);
  expect(liveRelease(folder())).toBe(first);
});

it('makes no folder of a name that is misspelt', async () => {
  const misspelt = join(root, 'dtaa');
  await expect(rollback.run(['--to', misspelt])).rejects.toThrow(`There is no folder "${misspelt}".`);
  expect(existsSync(misspelt)).toBe(false);
});

it('gives customers nothing back that the present code does not read', async () => {
  const older = await publish('first', formatVersion - 1);
  const second = await publish('second');
  await expect(rollback.run(['--to', root])).rejects.toThrow(
    `Nothing was taken back: ${older.slice(0, 8)} is written in version ${formatVersion - 1} of the format; ` +
      `this code reads version ${formatVersion} only. Name another release`,
  );
  expect(liveRelease(folder())).toBe(second);
});

it('goes back where nobody knows what the built code can show', async () => {
  const first = await publish('first');
  await publish('second');
  expect(await rollback.run(['--to', root])).toBe(0);
  expect(liveRelease(folder())).toBe(first);
});

const sources = sourcesOf(readSet('smallest'));
const { manifests, context } = loadPortal(sources);

function folder() {
  return releaseFolder(root);
}

async function publish(word: string, form = formatVersion): Promise<string> {
  const made = await makeRelease(manifests, { en: { library: { word } } }, context && needsOf(context));
  const release = form === formatVersion ? made : inForm(form, made);
  const texts = { manifests: [], locales: [] };
  const publication = { release, texts, changes: [], message: word };
  publishRelease(folder(), publication, { who: 'Ada', now: new Date() });
  return release.id;
}

/** The release as code of another form would have written it. */
function inForm(form: number, { files, pointer, id, customers }: Release): Release {
  const said = `"format":${formatVersion}`;
  const other = `"format":${form}`;
  const text = files.at(-1)?.text.replace(said, other) ?? '';
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return {
    id: name,
    files: [...files.slice(0, -1), { path: `/assets/releases/${name}.json`, text }],
    pointer: { ...pointer, text: pointer.text.replace(said, other).replace(id, name) },
    customers,
  };
}

function build(packs: object): void {
  writeFileSync(join(root, builtCode), JSON.stringify({ schemas: [], packs }));
}
