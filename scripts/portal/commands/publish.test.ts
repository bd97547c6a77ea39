import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { lockFolder } from '../../../sandbox/platform/data-folder/folderLock.ts';
import { openToOthers } from '../../../sandbox/platform/data-folder/testing/openToOthers.ts';
import { readCode } from '../readPortal.ts';
import { builtCode, codeText } from '../releases/index.ts';
import type { Printed } from '../testing/openPortal.ts';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const root = join(import.meta.dirname, '../../..');
const script = join(root, 'scripts/portal.ts');
const { copy, portal } = secondPortalDesk();
it('checks, publishes only what is sound and was agreed to, and takes it back', async () => {
  const unasked = await portal('publish');
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('say --yes') as string });
  expect(existsSync(join(copy, '.data/releases'))).toBe(false);

  const first = await portal('publish', '--yes');
  expect(first.stdout).toContain('The first release');
  expect(openToOthers(join(copy, '.data'))).toEqual([]);
  expect((await portal('publish', '--yes')).stdout).toContain('Customers have this release already');

  changeBrand('du Canal', 'du Quai');
  const second = await portal('publish', '--yes', '--message', 'A new name');
  expect(second.stdout).toContain('changes site');
  expect((await portal('releases')).stdout).toMatch(/^\* live .*published[^]*\n2 releases, \d\.\d MB in /);
  expect((await portal('releases', '--keep', '0')).stderr).toContain('a whole number from 1 on, not "0"');
  expect((await portal('releases', '--keep', '1', '--days', '0')).stdout).toContain(
    'There is nothing to remove',
  );

  changeBrand('"visitor"', '"visitro"');
  const broken = await portal('publish', '--yes');
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain('Nothing was published: ');
  changeBrand('"visitro"', '"visitor"');
  const live = pointer();

  expect((await portal('rollback')).status).toBe(0);
  expect(pointer()).not.toBe(live);
  expect(await portal('rollback')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no release before') as string,
  });
});

it('what it says to do next is about the folder that was named', async () => {
  const other = join(copy, 'elsewhere');
  const { stdout } = await portal('publish', '--yes', '--to', other);
  expect(stdout).toMatch(new RegExp(`To take it back: npx portal rollback --to ${other}\n$`));
  expect((await portal('rollback', '--to', other)).stderr).toContain(`npx portal releases --to ${other}.`);
  expect((await portal('widen', '50', '--to', other)).stderr).toContain(
    `--share 10 --to ${other} begins one`,
  );
});

it('says of a new toggle that the flag service must have it', async () => {
  const file = join(copy, 'manifests/toggles/night-hours.json');
  writeFileSync(file, '{ "description": "Open at night.", "default": false, "owner": "Pharmacy" }');
  expect((await portal('publish', '--yes')).stdout).toContain('The toggle "night-hours" is new: ');
  rmSync(file);
  expect((await portal('publish', '--yes')).stdout).not.toContain(' is new: ');
});

it('publishes no sentence that waits for its translation, unless that is allowed, and with --strict no warning', async () => {
  const file = join(copy, 'locales/en/shell.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(/": "(?=[A-Z])/, '": "(en) '));
  const refused = await portal('publish', '--yes');
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--allow-untranslated') as string,
  });
  expect((await portal('publish', '--yes', '--strict', '--allow-untranslated')).status).toBe(1);
  expect((await portal('publish', '--yes', '--allow-untranslated')).status).toBe(0);
  writeFileSync(file, before);
});

it('publishes nothing that the code of the built portal cannot show, and says what that is', async () => {
  const { schemas, packs: now } = JSON.parse(codeText(await readCode(openProject(copy)))) as {
    schemas: unknown;
    packs: BuiltPacks;
  };
  const { 'shell/frame': _, ...widgets } = now.widgets;
  mkdirSync(join(copy, 'dist'), { recursive: true });
  const write = (built: BuiltPacks): void =>
    writeFileSync(join(copy, 'dist', builtCode), JSON.stringify({ schemas, packs: built }));

  write({ ...now, widgets });
  const live = pointer();
  const refused = await portal('publish', '--yes');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('names the widget "shell/frame"');
  expect(refused.stderr).toContain('Build and deploy the present code first');
  expect(pointer()).toBe(live);

  write({ ...now, sources: [] });
  expect((await portal('publish', '--yes')).stderr).toContain(
    'facts/prescriptions.json names the source "prescriptions"',
  );

  // Code that has more than this release needs.
  write({ ...now, records: ['one-more', ...now.records] });
  expect((await portal('publish', '--yes')).status).toBe(0);
});

it('makes what visitors see first with the built code, and anew for a release that customers have; a release without is better than none', async () => {
  const built = join(copy, 'dist/.prerender/prerender.mjs');
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(join(copy, 'dist/index.html'), '<!doctype html>');
  writeFileSync(join(copy, 'dist/.code-files.json'), '{}');
  const screens = (): string[] =>
    globSync('screens.*.json', { cwd: join(copy, '.data/releases') }).map((name) =>
      readFileSync(join(copy, '.data/releases', name), 'utf8'),
    );
  const build = (word: string): void =>
    writeFileSync(
      built,
      `export const prerender = async (bundle) => ({ languages: ['en'], rules: '', notAhead: [],
        screens: [{ path: '/', html: '${word}', basis: { release: bundle } }] });
      export const routeNeeds = async () => [{ path: '/', modules: [], files: {}, toggles: {}, asks: ['/${word}'] }];`,
    );

  build('first');
  expect(portalProcess('publish', '--yes').stdout).toContain('have this release already');
  expect(screens()).toEqual([expect.stringMatching(/"html":"first".*"asks":\["\/first"\]/)]);
  build('second');
  expect(portalProcess('publish', '--yes').stdout).toContain(
    'What visitors see first was made ahead: 1 screens.',
  );
  expect(screens()).toEqual([expect.stringMatching(/"html":"second".*"asks":\["\/second"\]/)]);

  writeFileSync(built, 'throw new Error("no memory left");');
  changeBrand('du Quai', 'du Canal');
  const { status, stderr } = portalProcess('publish', '--yes');
  expect([status, stderr]).toEqual([
    0,
    'Nothing was made ahead, so the script draws every page: no memory left\n',
  ]);
  rmSync(join(copy, 'dist/.prerender'), { recursive: true });
  changeBrand('du Canal', 'du Quai');
  expect((await portal('rollback')).status).toBe(0);
});

it('removes old releases when that was agreed to', async () => {
  for (const [from, to] of [
    ['du Quai', 'du Pont'],
    ['du Pont', 'du Port'],
  ] as const) {
    changeBrand(from, to);
    expect((await portal('publish', '--yes')).status).toBe(0);
  }
  const unasked = await portal('releases', '--keep', '1', '--days', '0');
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('say --yes') as string });
  expect(unasked.stdout).toMatch(/^To be removed: releases? [0-9a-f]{8}.*; \d+ files, \d\.\d MB\.\n/);
  const removed = await portal('releases', '--keep', '1', '--days', '0', '--yes');
  expect(removed.stdout).toContain('Removed. 2 releases, ');
  expect((await portal('rollback')).status).toBe(0);
});

it('says who else publishes, what the disk has no room for, and what cannot be written; nothing is half-published', async () => {
  changeBrand('du Port', 'du Canal');
  const live = pointer();
  const unlock = await lockFolder(join(copy, '.data'), 'publish');
  const crowded = portalProcess('publish', '--yes');
  unlock();
  expect(crowded.status).toBe(1);
  expect(crowded.stderr).toBe(
    `Nothing was published: process ${process.pid} is publishing into ${join(copy, '.data')} just now. ` +
      'Wait until it has ended, or end it; then do this again.\n',
  );

  // Limits the size of files in blocks: a write beyond it breaks off half-way, as on a full disk.
  const full = processOf(
    'sh',
    '-c',
    'ulimit -f 8; exec "$0" "$@"',
    process.execPath,
    script,
    'publish',
    '--yes',
  );
  expect(full).toMatchObject({ status: 1 });
  expect(full.stderr).toMatch(
    /^This was not published: there is no room left on the disk \(EFBIG\)\. Customers get \w{8}, which is whole\. Make room /,
  );

  const file = await portal('publish', '--yes', '--to', join(copy, '.data/releases/current.json'));
  expect(file).toMatchObject({ status: 1 });
  expect(file.stderr).toMatch(/^This was not published: .*Correct that, or name another folder \(--to\)/);

  expect(pointer()).toBe(live);
  expect((await portal('publish', '--yes')).status).toBe(0);
  expect((await portal('rollback')).status).toBe(0);
  expect(pointer()).toBe(live);
});

interface BuiltPacks {
  widgets: Record<string, unknown>;
  sources: string[];
  records: string[];
}

function pointer(): string {
  return readFileSync(join(copy, '.data/releases/current.json'), 'utf8');
}

function changeBrand(from: string, to: string): void {
  const file = join(copy, 'manifests/site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** Runs the command in its own process: another build is then another module, though its name is the same. */
function portalProcess(...words: string[]): Omit<Printed, 'status'> & { status: number | null } {
  return processOf(process.execPath, script, ...words);
}

function processOf(program: string, ...words: string[]) {
  const encoding = 'utf8';
  return spawnSync(program, words, { encoding, stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
}
