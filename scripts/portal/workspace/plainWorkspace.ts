import type { PortalSources, Texts } from '../../../engine/build.ts';
import { fileOf, readPortalTexts, sourcesOf, type PortalTexts } from '../portalTexts.ts';
import type { Project } from '../project.ts';
import { filesIn, inFolder, type Workspace } from './workspace.ts';

/** A folder of manifests, with the sentences of the project. */
export function plainWorkspace(
  project: Project,
  folder: string,
  code: Pick<PortalSources, 'schemas' | 'packs'>,
): Workspace {
  const { manifests, locales } = readPortalTexts(project, folder);
  const pathOf = (file: string): string => fileOf(project, folder, file);
  const portalOf = (texts: Texts): PortalTexts => ({
    manifests: filesIn(texts, folder),
    locales: filesIn(texts, project.locales),
  });
  return {
    texts: new Map([...inFolder(folder, manifests), ...inFolder(project.locales, locales)]),
    portalOf,
    sourcesOf: (texts) => ({ ...sourcesOf(portalOf(texts)), ...code }),
    located: (_, place) => ({ ...place, file: pathOf(place.file) }),
    partsOf: (_, file) => ({ whole: pathOf(file) }),
    isOwn: () => true,
  };
}
