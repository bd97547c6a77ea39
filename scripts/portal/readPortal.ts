import type { PortalSources } from '../../engine/build.ts';
import type { Project } from './project.ts';
import { openWorkspace } from './workspace/index.ts';

export { readCode } from './readCode.ts';

/**
 * Everything that a portal is made of, from the files of its project. `folder` is another one of manifests than the
 * project's, or a set that lies over another portal.
 */
export async function readPortal(project: Project, folder?: string): Promise<PortalSources> {
  const workspace = await openWorkspace(project, folder);
  return workspace.sourcesOf(workspace.texts);
}
