import type { Assignment } from '../../core/fact/index.ts';
import type { RouteLink } from '../../core/manifest/index.ts';
import type { Element } from './element.ts';
import { openText } from './openText.ts';
import type { ReadablePortal } from './readablePortal.ts';
import { filledIn } from './sentences.ts';

/** A line that is there, or that may be: `dependsOn` says on what that depends which is not known of this person. */
export interface ViewedLine {
  depth: number;
  text: string;
  dependsOn?: string;
}

/** What of all that may be there is there for one person, and the links in it. */
export function viewedLines(
  portal: ReadablePortal,
  assignment: Assignment,
  elements: readonly Element[],
): { lines: readonly ViewedLine[]; links: readonly RouteLink[] } {
  const { site } = portal;
  const lines: ViewedLine[] = [];
  const links: RouteLink[] = [];
  for (const { depth, text, when, links: own } of elements) {
    const is = site.conditions.compile(when)(assignment);
    if (is === false) continue;
    links.push(...own);
    const dependsOn = is === undefined && when ? { dependsOn: openText(site, assignment, when) } : {};
    lines.push({ depth, text: filledIn(portal, assignment, text), ...dependsOn });
  }
  return { lines, links };
}
