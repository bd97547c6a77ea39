import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readSettings } from '../../../sandbox/platform/settings/settings.ts';
import type { SourceFile } from '../../../engine/build.ts';
import { UsageError } from '../command.ts';
import { readPortalTexts, type PortalTexts } from '../portalTexts.ts';
import { currentProject } from '../project.ts';
import { readLog, releaseFolder, sourceOf, standingEntries, type ReleaseEntry } from '../releases/index.ts';
import { describePlaces, type Places } from './describePlaces.ts';

/**
 * The portal that a word names: a folder of manifests, a folder with a whole project in it, a release, or a revision of
 * Git.
 *
 * @throws UsageError when it names nothing, more than one release, or a release of which nothing is kept; it says what
 * there is
 */
export function textsOf(word: string): PortalTexts {
  const folder = ofFolder(resolve(currentProject().root, word));
  if (folder) return folder;
  const past = ofRelease(word) ?? ofRevision(word);
  if (past) return past;
  throw new UsageError(
    `"${word}" is no folder with manifests, no release, and no revision of Git.${describePlaces(word, places())}`,
  );
}

function ofFolder(folder: string): PortalTexts | undefined {
  const project = currentProject();
  if (existsSync(join(folder, 'site.json'))) return readPortalTexts(project, relative(project.root, folder));
  return existsSync(join(folder, project.manifests))
    ? readPortalTexts({ ...project, root: folder })
    : undefined;
}

/** By its name, or the beginning of it. */
function ofRelease(word: string): PortalTexts | undefined {
  const folder = releaseFolder(readSettings().dataFolder);
  const log = readLog(folder);
  const meant = word.length < 4 ? [] : namesOf(log).filter((release) => release.startsWith(word));
  const [release] = meant;
  if (release === undefined) return undefined;
  if (meant.length > 1) throw new UsageError(`"${word}" is not one release, but: ${meant.join(', ')}.`);
  const texts = sourceOf(folder, release);
  if (texts) return texts;
  const removed = log.findLast((entry) => entry.release === release && entry.action === 'remove');
  throw new UsageError(
    removed
      ? `The release "${word}" was removed on ${removed.at.slice(0, 10)} by ${removed.who}.${describePlaces(word, places())}`
      : `What the release "${word}" was made from is not kept.${describePlaces(word, places())}`,
  );
}

function ofRevision(word: string): PortalTexts | undefined {
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${word}^{commit}`])?.trim();
  if (!commit) return undefined;
  const { manifests, locales } = currentProject();
  const texts = { manifests: filesAt(commit, manifests), locales: filesAt(commit, locales) };
  if (texts.manifests.length > 0) return texts;
  throw new UsageError(`The revision "${word}" has no ${manifests}: the portal was elsewhere then.`);
}

/** The JSON files of a folder in a commit, asked for all at once: a process for each would take seconds. */
function filesAt(commit: string, folder: string): SourceFile[] {
  const paths = (git(['ls-tree', '-r', '--name-only', commit, `${folder}/`]) ?? '')
    .split('\n')
    .filter((path) => path.endsWith('.json'));
  const answer = git(['cat-file', '--batch'], paths.map((path) => `${commit}:./${path}\n`).join('')) ?? '';
  // Sizes are in bytes, and sentences are not all ASCII.
  const bytes = Buffer.from(answer);
  let start = 0;
  return paths.map((path) => {
    const end = bytes.indexOf('\n', start) + 1;
    const size = Number(bytes.toString('utf8', start, end).trim().split(' ').at(-1));
    start = end + size + 1;
    return { path: path.slice(folder.length + 1), text: bytes.toString('utf8', end, end + size) };
  });
}

function places(): Places {
  const log = readLog(releaseFolder(readSettings().dataFolder));
  const refs = git(['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/tags']) ?? '';
  return {
    project: currentProject(),
    releases: namesOf(standingEntries(log)),
    revisions: refs.split('\n').filter(Boolean),
  };
}

/** The newest first. */
function namesOf(log: readonly ReleaseEntry[]): string[] {
  return [...new Set(log.toReversed().map(({ release }) => release))];
}

/** What Git answers; undefined when it does not know. */
function git(words: readonly string[], input = ''): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: currentProject().root,
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 50_000_000,
    });
  } catch {
    return undefined;
  }
}
