import { outlineOf, rehearse, type PageView, type ReadablePortal } from '../../../engine/verify/index.ts';
import { readPortalTexts } from '../../../scripts/portal/portalTexts.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { knownOf, openTexts } from '../../../scripts/portal/viewer/index.ts';

/** A page as `portal dump` tells it. */
export interface DumpedPage {
  address: string;
  /** Paths of the portal that it surely links to. */
  sure: ReadonlySet<string>;
  /** Those, and the ones that depend on what is not known of the persona. */
  possible: ReadonlySet<string>;
  /** Whether it shows a sequence: then not all of it is there at once. */
  isSequence: boolean;
}

/** The portal as the commands see it: from its manifests alone, without a browser. */
export interface PortalAsData {
  /** The pages that `portal dump` lists for a persona. */
  dumped(persona: string): Promise<readonly DumpedPage[]>;
  /** What `portal rehearse` says: change -> addresses. */
  rehearsed(toggle: string, on: boolean): ReadonlyMap<string, readonly string[]>;
}

/** @throws Error when the manifests cannot be read */
export async function openAsData(): Promise<PortalAsData> {
  const portal: ReadablePortal | undefined = await openTexts(readPortalTexts(currentProject()), {
    name: currentProject().manifests,
    isChecked: true,
  });
  if (!portal) throw new Error('The portal cannot be read.');
  return {
    async dumped(persona) {
      const known = await knownOf(portal.site, { as: persona, toggle: [], fact: [] });
      return outlineOf(portal, known).pages.map((page) => dumpedPage(portal, page));
    },
    rehearsed(toggle, on) {
      const changes = rehearse(portal, toggle, on).groups.flatMap((group) => group.changes);
      return new Map(changes.map(({ text, addresses }) => [text, addresses]));
    },
  };
}

function dumpedPage({ site }: ReadablePortal, { address, route, lines }: PageView): DumpedPage {
  const sure = lines.filter(({ dependsOn, text }) => dependsOn === undefined && waysBack(text).length === 0);
  const back = lines.flatMap(({ text }) => waysBack(text));
  return {
    address,
    sure: linksIn(sure),
    possible: new Set([...linksIn(lines), ...back.flatMap((id) => site.manifests.route[id]?.path ?? [])]),
    isSequence: site.manifests.route[route]?.sequence !== undefined,
  };
}

/** Routes of which one is led to where one came from there. */
function waysBack(line: string): string[] {
  return / cameFrom ([a-z-]+(?:, [a-z-]+)*)/.exec(line)?.[1]?.split(', ') ?? [];
}

/**
 * Paths without their queries. Who signs in or out is led on by a button, which is no link of the page. Whether a row is
 * there to lead on is not known.
 */
function linksIn(lines: PageView['lines']): ReadonlySet<string> {
  const links = lines.flatMap(({ text }) => [...text.matchAll(/(?<!sign(?:In|Out) )→ (\/[^\s?]*)/g)]);
  return new Set(links.map(([, path = '']) => path).filter((path) => !path.includes('{')));
}
