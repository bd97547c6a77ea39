import type { PortalSources } from '../../engine/verify/index.ts';
import type { Pack } from '../../engine/index.ts';
import { openWorkspace } from './workspace/index.ts';

export { readCode } from './readCode.ts';

/**
 * Everything that a portal is made of, from the files of the repository. `folder` is the one of its manifests, or a set
 * that lies over another portal.
 */
export async function readPortal(
  root: string,
  folder: string,
  packs: readonly Pack[],
): Promise<PortalSources> {
  const workspace = await openWorkspace(root, folder, packs);
  return workspace.sourcesOf(workspace.texts);
}
