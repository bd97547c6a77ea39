import type { PortalSources } from '../../engine/build.ts';
import type { Project } from './project.ts';
import { openWorkspace } from './workspace/index.ts';

export { readCode } from './readCode.ts';

/**
 * Reads all sources of a portal from the files of its project. `folder` replaces the project's folder of manifests; it may
 * be a set over another portal.
 */
export async function readPortal(project: Project, folder?: string): Promise<PortalSources> {
  const workspace = await openWorkspace(project, folder);
  return workspace.sourcesOf(workspace.texts);
}
