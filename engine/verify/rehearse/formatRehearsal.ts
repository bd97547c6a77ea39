import { formatDiff } from '../diff/index.ts';
import type { Orphan } from './orphans.ts';
import type { Rehearsal, ToggleReport } from './rehearse.ts';

/** A rehearsal as text. */
export function formatRehearsal({ groups, orphans }: Rehearsal): string {
  if (orphans.length === 0) return formatDiff(groups);
  return [formatDiff(groups), '', 'Links that would lead nowhere:', ...orphanLines(orphans)].join('\n');
}

/** A link that stands at several addresses is told once. */
function orphanLines(orphans: readonly Orphan[]): string[] {
  const links = new Map<string, string[]>();
  for (const { text, address, to, people } of orphans) {
    const who = people.map((each) => each ?? 'everybody who sees it').join('; or ');
    const link = `  ${text}\n      leads to ${to}, for ${who}`;
    links.set(link, [...(links.get(link) ?? []), address]);
  }
  return [...links].map(([link, addresses]) => `${link}\n      on ${addresses.sort().join(', ')}`);
}

/** What is to be said of toggles that nobody needs any more; empty when there is nothing. */
export function formatToggles(reports: readonly ToggleReport[]): string {
  return reports
    .flatMap(({ id, expired, usedIn }) => [
      ...(expired === undefined
        ? []
        : [`toggle ${id} expired on ${expired}; ${usedIn.length} manifests still ask it.`]),
      ...(usedIn.length === 0 ? [`toggle ${id} is not used: nothing asks it.`] : []),
    ])
    .join('\n');
}
