import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'diff-'));
/** Names of the two releases, the first one first. */
let releases: string[] = [];

// A working copy as product ops have it: two commits, a release of each, and an edit that is in neither.
beforeAll(() => {
  for (const folder of ['manifests', 'locales', 'schemas'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(root, 'widgets'), join(copy, 'widgets'));
  git('init', '--quiet', '--initial-branch', 'desk');
  commit('first');
  publish();
  nameBrand('Northline', 'Southline');
  commit('second');
  publish();
  nameBrand('Southline', 'Eastline');
  const log = JSON.parse(portal('releases', '--json').stdout) as { entries: { release: string }[] };
  releases = log.entries.map((entry) => entry.release).toReversed();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true }));

const first = 'name Northline';
const second = 'name Southline';
const edited = 'name Eastline';

describe('what changes for customers', () => {
  it.each<[string, () => string, () => string, string, string]>([
    ['two releases', () => release(0), () => release(1), first, second],
    [
      'the beginning of a release’s name and the working tree',
      () => release(0).slice(0, 4),
      tree,
      first,
      edited,
    ],
    ['two revisions of Git', () => 'HEAD~1', () => 'desk', first, second],
    ['a folder with a whole project and a release', () => copy, () => release(0), edited, first],
  ])('is said of %s', (_, before, after, was, is) => {
    const { stdout, status } = portal('diff', before(), after());
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`brand: ${is} .*\\n *was: brand: ${was} `));
  });

  it('is nothing between a release and the commit that it was made from', () => {
    expect(portal('diff', release(1), 'HEAD').stdout).toBe('No customer sees any difference.\n');
  });
});

describe('a word that names no portal', () => {
  it.each<[string, () => string, RegExp]>([
    ['is misspelt', () => 'manifests/portl', /Did you mean "manifests\/portal"\? Releases: \w{8}, \w{8}\./],
    [
      'is no tag',
      () => 'frist',
      /Did you mean "first"\? .* Revisions: HEAD, desk, first, second, or any commit\./,
    ],
    ['is almost a release', () => `${release(0).slice(0, 7)}x`, /Did you mean "\w{8}"\?/],
    ['is too short for a release', () => release(0).slice(0, 3), /is no folder with manifests, no release/],
    ['is a commit that there is not', () => 'HEAD~7', /no revision of Git/],
  ])('that %s is refused, and what there is is listed', async (_, word, message) => {
    expect(await refusalOf(word())).toMatch(message);
  });

  it('is said with how the command is called', () => {
    const { status, stderr } = portal('diff', 'befor', 'HEAD');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^"befor" is no folder[^]*npx portal diff <before> <after>/);
  });

  it('because its revision has no manifests is told from that', async () => {
    const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
    git('tag', 'empty', git('commit-tree', emptyTree, '-m', 'nothing').trim());
    expect(await refusalOf('empty')).toContain('The revision "empty" has no manifests/portal');
  });

  it('because its release was removed says when, and by whom', async () => {
    publish();
    expect(portal('releases', '--keep', '1', '--days', '0', '--yes').status).toBe(0);
    expect(await refusalOf(release(0))).toMatch(
      /was removed on \d{4}-\d\d-\d\d by Ada\. Releases: \w{8}, \w{8}\./,
    );
  });
});

/** What a word is refused with, without a process of its own. */
async function refusalOf(word: string): Promise<string> {
  vi.stubEnv('PORTAL_PROJECT', copy);
  vi.stubEnv('DATA_FOLDER', join(copy, 'data'));
  // Tests share their modules; the one that knows where the project is reads it once.
  vi.resetModules();
  try {
    const { textsOf } = await import('../viewer/index.ts');
    textsOf(word);
    return 'nothing';
  } catch (reason) {
    return String(reason);
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
}

function release(index: number): string {
  return releases[index] ?? '';
}

function tree(): string {
  return 'manifests/portal';
}

function nameBrand(from: string, to: string): void {
  const file = join(copy, 'manifests/portal/site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"name": "${from}"`, `"name": "${to}"`));
}

function publish(): void {
  const { status, stderr } = portal('publish', '--yes');
  if (status !== 0) throw new Error(stderr);
}

function commit(tag: string): void {
  git('add', 'manifests', 'locales');
  git('commit', '--quiet', '--message', tag);
  git('tag', tag);
}

function git(...words: string[]): string {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  return execFileSync('git', [...who, ...words], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function portal(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(root, 'scripts/portal.ts'), ...words], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'user.name',
      GIT_CONFIG_VALUE_0: 'Ada',
      PORTAL_PROJECT: copy,
      DATA_FOLDER: join(copy, 'data'),
      PORTAL_FOLDER: join(copy, 'dist'),
    },
  });
}
