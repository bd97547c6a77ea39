import { isLayer } from '../layer.ts';
import type { Project } from '../project.ts';
import { readCode } from '../readCode.ts';
import { layerWorkspace } from './layerWorkspace.ts';
import { plainWorkspace } from './plainWorkspace.ts';
import type { Workspace } from './workspace.ts';

/**
 * Opens a portal: the manifests of a folder, or a set that lies over another portal.
 *
 * @param folder from the project's; without it the one that the project names
 */
export async function openWorkspace(project: Project, folder = project.manifests): Promise<Workspace> {
  const code = await readCode(project);
  return isLayer(project.root, folder)
    ? layerWorkspace(project, folder, code)
    : plainWorkspace(project, folder, code);
}
