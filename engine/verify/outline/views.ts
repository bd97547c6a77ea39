import type { Assignment } from '../../core/fact/index.ts';
import type { RouteLink } from '../../core/manifest/index.ts';
import type { Element } from './elements.ts';
import { filledIn, openText, type ReadablePortal } from './texts.ts';

/** A line that one person sees, or may see: `dependsOn` has the condition that is unknown. */
export interface ViewedLine {
  depth: number;
  text: string;
  dependsOn?: string;
}

/** The lines that one person sees or may see, with the links in them. */
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

/** A dialog as one person sees it, with the addresses at which it may open. */
export interface DialogView {
  id: string;
  /** Paths, in the order of the alphabet. */
  addresses: readonly string[];
  lines: readonly ViewedLine[];
}

/** Collects dialogs over all pages: one that is the same on several is listed once. */
export interface DialogViews {
  /** Removes the dialogs from the elements of an address and collects them; returns the other elements. */
  take(address: string, assignment: Assignment, elements: readonly Element[]): readonly Element[];
  /** The most urgent first. */
  all(): readonly DialogView[];
}

/** Creates a collection without any dialog. */
export function createDialogViews(portal: ReadablePortal): DialogViews {
  const found = new Map<string, { id: string; lines: readonly ViewedLine[]; addresses: Set<string> }>();
  const { dialog } = portal.site.manifests;
  return {
    take(address, assignment, elements) {
      for (const { id, parts } of dialogsIn(elements)) {
        const { lines } = viewedLines(portal, assignment, parts);
        if (lines.length === 0) continue;
        const key = JSON.stringify([id, lines]);
        const view = found.get(key) ?? { id, lines, addresses: new Set() };
        view.addresses.add(address);
        found.set(key, view);
      }
      return elements.filter(({ over }) => over === undefined);
    },
    all: () =>
      [...found.entries()]
        .sort(([one, a], [other, b]) => urgency(b.id) - urgency(a.id) || (one < other ? -1 : 1))
        .map(([, { id, lines, addresses }]) => ({ id, lines, addresses: [...addresses].sort() })),
  };

  function urgency(id: string): number {
    return dialog[id]?.priority ?? 0;
  }
}

/** Each dialog with its own parts, unindented. A dialog that opens over it counts as another one. */
function dialogsIn(elements: readonly Element[]): readonly { id: string; parts: readonly Element[] }[] {
  const all: { id: string; depth: number; parts: Element[] }[] = [];
  for (const element of elements) {
    const { over, id, depth } = element;
    if (over === undefined) continue;
    if (id === `dialog ${over}`) all.push({ id: over, depth, parts: [] });
    const own = all.findLast((each) => each.id === over);
    own?.parts.push({ ...element, depth: depth - own.depth });
  }
  return all;
}
