import type { Place, PortalSources, Texts } from '../../../engine/build.ts';
import type { PortalTexts } from '../portalTexts.ts';

/** A portal and the files that it is made of, as people see them in the project. */
export interface Workspace {
  /** Every manifest and every file of sentences: path from the project's folder -> text. */
  texts: Texts;
  /** The portal that these files make: manifests by their path in a portal's folder, whatever they were put together from. */
  portalOf(texts: Texts): PortalTexts;
  /** What a check reads when the files are these. */
  sourcesOf(texts: Texts): PortalSources;
  /** Where in the files stands what a check speaks of: its file from the project's folder, and its line there. */
  located(texts: Texts, place: Place): Place;
  /**
   * The files that a file of the portal is made from: the one that says all of it, and the one that says what is otherwise.
   * `file` is named as in a place.
   */
  partsOf(texts: Texts, file: string): { whole?: string; change?: string };
  /** Folder of the portal that it lies over, where it lies over one. */
  over?: string;
  /** Whether a file belongs to this portal, and not to one that it lies over. */
  isOwn(file: string): boolean;
}

/** The files of a folder, by their path in it. */
export function filesIn(texts: Texts, folder: string): PortalTexts['manifests'] {
  const prefix = `${folder}/`;
  return [...texts].flatMap(([path, text]) =>
    path.startsWith(prefix) ? { path: path.slice(prefix.length), text } : [],
  );
}

/** Files by their path from the project's folder. */
export function inFolder(folder: string, files: PortalTexts['manifests']): [path: string, text: string][] {
  return files.map(({ path, text }) => [`${folder}/${path}`, text]);
}
