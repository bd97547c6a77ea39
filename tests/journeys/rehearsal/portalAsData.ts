import { pictureOf, rehearse, type ReadablePortal } from '../../../engine/verify/index.ts';
import { readPortalTexts } from '../../../scripts/portal/portalTexts.ts';
import { portalFolder, project } from '../../../scripts/portal/project.ts';
import { knownOf, openTexts } from '../../../scripts/portal/viewer/index.ts';

/** The portal as the commands see it: from its manifests alone, without a browser. */
export interface PortalAsData {
  /** Addresses of the pages that `portal dump` lists for a persona. */
  dumpedAddresses(persona: string): Promise<readonly string[]>;
  /** What `portal rehearse` says: change -> addresses. */
  rehearsed(toggle: string, on: boolean): ReadonlyMap<string, readonly string[]>;
}

/** @throws Error when the manifests cannot be read */
export async function openAsData(): Promise<PortalAsData> {
  const portal: ReadablePortal | undefined = await openTexts(readPortalTexts(project, portalFolder), {
    name: portalFolder,
  });
  if (!portal) throw new Error('The portal cannot be read.');
  return {
    async dumpedAddresses(persona) {
      const known = await knownOf(portal.site, { as: persona, toggle: [], fact: [] });
      return pictureOf(portal, known).pages.map(({ address }) => address);
    },
    rehearsed(toggle, on) {
      const changes = rehearse(portal, toggle, on).groups.flatMap((group) => group.changes);
      return new Map(changes.map(({ text, addresses }) => [text, addresses]));
    },
  };
}
