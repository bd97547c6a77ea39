import { outlineOf, rehearse, type PageView, type ReadablePortal } from '../../../engine/verify/index.ts';
import { readPortalTexts } from '../../../scripts/portal/portalTexts.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { knownOf, openTexts } from '../../../scripts/portal/viewer/index.ts';

/** A page in the output of `portal dump`. */
export interface DumpedPage {
  address: string;
  /** Paths of the portal to which it certainly links. */
  sure: ReadonlySet<string>;
  /** The same, and paths of links that depend on unknown facts of the persona. */
  possible: ReadonlySet<string>;
  /** Whether it shows a sequence, of which only a part is visible at once. */
  isSequence: boolean;
}

/** The portal as the commands know it: from its manifests alone, without a browser. */
export interface PortalAsData {
  /** The pages that `portal dump` lists for a persona. */
  dumped(persona: string): Promise<readonly DumpedPage[]>;
  /** The output of `portal rehearse`: change -> addresses. */
  rehearsed(toggle: string, on: boolean): ReadonlyMap<string, readonly string[]>;
}

/** @throws Error if the manifests cannot be read */
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

/** Routes to which a "back" link may lead, depending on the previous page. */
function waysBack(line: string): string[] {
  return / cameFrom ([a-z-]+(?:, [a-z-]+)*)/.exec(line)?.[1]?.split(', ') ?? [];
}

/**
 * Paths without their queries. Signing in or out is a button, which is no link of the page. Links in rows are left out, since
 * the rows may not exist.
 */
function linksIn(lines: PageView['lines']): ReadonlySet<string> {
  const links = lines.flatMap(({ text }) => [...text.matchAll(/(?<!sign(?:In|Out) )→ (\/[^\s?]*)/g)]);
  return new Set(links.map(([, path = '']) => path).filter((path) => !path.includes('{')));
}
