import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readSettings } from '../../../sandbox/settings/index.ts';
import { MisuseError } from '../command.ts';
import { readPortalTexts, type PortalTexts } from '../portalTexts.ts';
import { portalFolder, project } from '../project.ts';
import { readLog, releaseFolder, sourceOf } from '../releases/index.ts';

/**
 * The portal that a word names: a folder of manifests, a folder with a whole project in it, a release, or a revision of
 * Git.
 *
 * @throws MisuseError when it names nothing
 */
export function textsOf(word: string): PortalTexts {
  const texts = ofFolder(resolve(project, word)) ?? ofRelease(word) ?? ofRevision(word);
  if (texts) return texts;
  throw new MisuseError(`"${word}" is no folder with manifests, no release, and no revision of Git.`);
}

function ofFolder(folder: string): PortalTexts | undefined {
  if (existsSync(join(folder, 'site.json'))) return readPortalTexts(project, relative(project, folder));
  return existsSync(join(folder, portalFolder)) ? readPortalTexts(folder, portalFolder) : undefined;
}

/** By its name, or the beginning of it. */
function ofRelease(word: string): PortalTexts | undefined {
  const folder = releaseFolder(readSettings().dataFolder);
  const found = readLog(folder).find(({ release }) => word.length >= 6 && release.startsWith(word));
  return found && sourceOf(folder, found.release);
}

function ofRevision(word: string): PortalTexts | undefined {
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${word}^{commit}`)?.trim();
  if (!commit) return undefined;
  const filesIn = (folder: string): PortalTexts['manifests'] =>
    (git('ls-tree', '-r', '--name-only', commit, `${folder}/`) ?? '')
      .split('\n')
      .filter((path) => path.endsWith('.json'))
      .map((path) => ({ path: path.slice(folder.length + 1), text: git('show', `${commit}:${path}`) ?? '' }));
  return { manifests: filesIn(portalFolder), locales: filesIn('locales') };
}

/** What Git answers; undefined when it does not know. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 50_000_000,
    });
  } catch {
    return undefined;
  }
}
