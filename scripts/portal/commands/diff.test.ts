import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const { copy, portal } = secondPortalDesk();
/** Names of the two releases, the first one first. */
let releases: string[] = [];

// A working copy as product ops have it: two commits, a release of each, and an edit that is in neither.
beforeAll(async () => {
  git('init', '--quiet', '--initial-branch', 'desk');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  commit('first');
  await publish();
  nameBrand('Pharmacie du Canal', 'Pharmacie du Quai');
  commit('second');
  await publish();
  nameBrand('Pharmacie du Quai', 'Pharmacie du Pont');
  const log = JSON.parse((await portal('releases', '--json')).stdout) as {
    entries: { release: string }[];
  };
  releases = log.entries.map((entry) => entry.release).toReversed();
});

const first = 'name Pharmacie du Canal';
const second = 'name Pharmacie du Quai';
const edited = 'name Pharmacie du Pont';

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
  ])('is said of %s', async (_, before, after, was, is) => {
    const { stdout, status } = await portal('diff', before(), after());
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`${is} .*\\n *was: .*${was} `));
  });

  it('is said after the files that differ, also where no customer can be told of them', async () => {
    const { stdout } = await portal('diff', release(0), release(1));
    expect(stdout).toMatch(/^ {2}changes site\n\n/);
  });

  it('is said of a folder of manifests elsewhere with the sentences beside it', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'portal-elsewhere-'));
    for (const folder of ['manifests', 'locales'])
      cpSync(join(copy, folder), join(elsewhere, folder), { recursive: true });
    const file = join(elsewhere, 'locales/fr/pharmacy.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/: "([^"]+)"/, ': "Autrement"'));
    const { stdout } = await portal('diff', tree(), join(elsewhere, 'manifests'));
    rmSync(elsewhere, { recursive: true });
    expect(stdout).toContain('Autrement');
  });

  it('is nothing between a release and the commit that it was made from', async () => {
    expect((await portal('diff', release(1), 'HEAD')).stdout).toBe('No customer sees any difference.\n');
  });
});

describe('a word that names no portal', () => {
  it.each<[string, () => string, RegExp]>([
    ['is misspelt', () => 'manifest', /Did you mean "manifests"\? Releases: \w{8}, \w{8}\./],
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

  it('is said with how the command is called', async () => {
    const { status, stderr } = await portal('diff', 'befor', 'HEAD');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^"befor" is no folder[^]*npx portal diff <before> <after>/);
    expect((await portal('diff', 'HEAD')).stderr).toMatch(/^Say two folders, releases or Git revisions/);
  });

  it('because its revision has no manifests is told from that', async () => {
    const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
    git('tag', 'empty', git('commit-tree', emptyTree, '-m', 'nothing').trim());
    expect(await refusalOf('empty')).toContain('The revision "empty" has no manifests');
  });

  it('because its release was removed says when, and by whom', async () => {
    await publish();
    expect(await portal('releases', '--keep', '1', '--days', '0', '--yes')).toMatchObject({ status: 0 });
    expect(await refusalOf(release(0))).toMatch(
      /was removed on \d{4}-\d\d-\d\d by Ada\. Releases: \w{8}, \w{8}\./,
    );
  });
});

it('says of a revision in which a name leads nowhere what is wrong there: no check of this folder would', async () => {
  const file = join(copy, 'manifests/routes/sign-in.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('visitors-only', 'visitor-only'));
  commit('astray');
  writeFileSync(file, text);
  const { status, stderr } = await portal('diff', 'astray', tree());
  expect(status).toBe(0);
  expect(stderr).toMatch(
    /^astray has 1 error with the code that is here\. The first:\n.*astray\/routes\/sign-in\.json:\d+ .*"visitor-only"/,
  );
});

/** The message with which a word is refused. */
async function refusalOf(word: string): Promise<string> {
  const { status, stderr } = await portal('diff', word, 'HEAD');
  expect(status).toBe(2);
  return stderr;
}

function release(index: number): string {
  return releases[index] ?? '';
}

function tree(): string {
  return 'manifests';
}

function nameBrand(from: string, to: string): void {
  const file = join(copy, 'manifests/site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"name": "${from}"`, `"name": "${to}"`));
}

async function publish(): Promise<void> {
  const { status, stderr } = await portal('publish', '--yes');
  if (status !== 0) throw new Error(stderr);
}

function commit(tag: string): void {
  git('add', 'manifests', 'locales');
  git('commit', '--quiet', '--message', tag);
  git('tag', tag);
}

function git(...words: string[]): string {
  return execFileSync('git', words, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
