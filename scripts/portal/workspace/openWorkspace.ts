import type { Pack } from '../../../engine/index.ts';
import { isLayer } from '../layer.ts';
import { readCode } from '../readCode.ts';
import { layerWorkspace } from './layerWorkspace.ts';
import { plainWorkspace } from './plainWorkspace.ts';
import type { Workspace } from './workspace.ts';

/**
 * Opens a portal: the manifests of a folder, or a set that lies over another portal.
 *
 * @param root the project's folder, absolute
 * @param folder from the project's
 */
export async function openWorkspace(
  root: string,
  folder: string,
  packs: readonly Pack[],
): Promise<Workspace> {
  const code = await readCode(root, packs);
  return isLayer(root, folder) ? layerWorkspace(root, folder, code) : plainWorkspace(root, folder, code);
}
