import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type SourceFile, suggest } from '../../../engine/build.ts';
import { UsageError } from '../command.ts';
import { type PortalTexts, readPortalTexts, withoutMark } from '../portalTexts.ts';
import { currentProject, type Project } from '../project.ts';
import { projectSettings } from '../projectSettings.ts';
import {
  readLog,
  type ReleaseEntry,
  releaseFolder,
  shownLength,
  sourceOf,
  remainingEntries,
} from '../releases/index.ts';

/**
 * The portal that a word names: a folder of manifests, a folder with a whole project, a release, or a Git revision.
 *
 * @throws UsageError if it names nothing, more than one release, or a release without kept texts; the message lists what
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
  if (existsSync(join(folder, 'site.json'))) {
    const root = homeOf(folder);
    return readPortalTexts({ ...project, root }, relative(root, folder));
  }
  return existsSync(join(folder, project.manifests))
    ? readPortalTexts({ ...project, root: folder })
    : undefined;
}

/** The project whose sentences go with a folder of manifests: the one in which it stands, if that is a copy of this one. */
function homeOf(folder: string): string {
  const { root, manifests, locales } = currentProject();
  const home = folder.endsWith(`/${manifests}`) ? folder.slice(0, -manifests.length - 1) : root;
  return existsSync(join(home, locales)) ? home : root;
}

/** Finds a release by its name, or the beginning of it. */
function ofRelease(word: string): PortalTexts | undefined {
  const folder = releaseFolder(projectSettings().dataFolder);
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

/** The JSON files of a folder in a commit, read by one process: a process for each would take seconds. */
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
    return {
      path: path.slice(folder.length + 1),
      text: withoutMark(bytes.toString('utf8', end, end + size)),
    };
  });
}

function places(): Places {
  const log = readLog(releaseFolder(projectSettings().dataFolder));
  const refs = git(['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/tags']) ?? '';
  return {
    project: currentProject(),
    releases: namesOf(remainingEntries(log)),
    revisions: refs.split('\n').filter(Boolean),
  };
}

/** The names of releases, the newest first. */
function namesOf(log: readonly ReleaseEntry[]): string[] {
  return [...new Set(log.toReversed().map(({ release }) => release))];
}

/** The output of Git; undefined if it fails. */
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

/** Portals that can be opened. */
interface Places {
  project: Pick<Project, 'root' | 'manifests'>;
  /** Names of releases, the newest first. */
  releases: readonly string[];
  /** Branches and tags. */
  revisions: readonly string[];
}

/** Number of names of a kind that are listed. */
const listed = 8;

/** Suggestions after a word that names no portal, and a list of portals. Begins with a space. */
function describePlaces(word: string, { project, releases, revisions }: Places): string {
  const names = releases.map((release) => release.slice(0, shownLength));
  const folders = globSync(`${dirname(project.manifests)}/*/site.json`, {
    cwd: project.root,
  })
    .map((file) => dirname(file.replaceAll('\\', '/')))
    .sort();
  const meant = suggest(word, [...folders, ...names, ...revisions, 'HEAD']);
  return [
    meant === undefined ? '' : ` Did you mean "${meant}"?`,
    names.length === 0 ? ' Nothing was published yet.' : ` Releases: ${shortList(names)}.`,
    ` Folders: ${shortList(folders)}.`,
    revisions.length === 0 ? '' : ` Revisions: HEAD, ${shortList(revisions)}, or any commit.`,
  ].join('');
}

function shortList(names: readonly string[]): string {
  const more = names.length - listed;
  return more > 0 ? `${names.slice(0, listed).join(', ')} and ${more} more` : names.join(', ');
}
