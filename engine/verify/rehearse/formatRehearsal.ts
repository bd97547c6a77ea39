import { formatDiff } from '../diff/index.ts';
import type { Rehearsal, ToggleReport } from './rehearse.ts';

/** A rehearsal as text. */
export function formatRehearsal({ groups, orphans }: Rehearsal): string {
  if (orphans.length === 0) return formatDiff(groups);
  const lines = orphans.map(({ text, address, to, people }) => {
    const who = people.map((each) => each ?? 'everybody who sees it').join('; or ');
    return `  ${text}\n      on ${address} leads to ${to}, for ${who}`;
  });
  return [formatDiff(groups), '', 'Links that would lead nowhere:', ...lines].join('\n');
}

/** What is to be said of toggles that nobody needs any more; empty when there is nothing. */
export function formatToggles(reports: readonly ToggleReport[]): string {
  return reports
    .flatMap(({ id, expired, usedIn }) => [
      ...(expired === undefined
        ? []
        : [`toggle ${id} expired on ${expired}; it is still asked in ${usedIn.length} manifests.`]),
      ...(usedIn.length === 0 ? [`toggle ${id} is not used: nothing asks it.`] : []),
    ])
    .join('\n');
}
