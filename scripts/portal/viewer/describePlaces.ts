import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { suggest } from '../../../engine/build.ts';
import type { Project } from '../project.ts';
import { shownLength } from '../releases/index.ts';

/** Where portals are that can be looked at. */
export interface Places {
  project: Pick<Project, 'root' | 'manifests'>;
  /** Names of releases, the newest first. */
  releases: readonly string[];
  /** Branches and tags. */
  revisions: readonly string[];
}

/** So many names of a kind are listed. */
const listed = 8;

/** What somebody may have meant who said a word that names no portal, and what there is. Begins with a space. */
export function describePlaces(word: string, { project, releases, revisions }: Places): string {
  const names = releases.map((release) => release.slice(0, shownLength));
  const folders = globSync([`${dirname(project.manifests)}/*/site.json`, 'tests/sets/*/packs.json'], {
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
