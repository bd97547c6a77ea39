import type { Summary } from './summarise.ts';

/** The summary as text: a line for each area, and below it the shown and the missing requirements. */
export function describeSummary({ total, shown, levels, areas }: Summary): string {
  const lines = areas.flatMap(({ area, ...lists }) => [
    `${area}: ${lists.shown.length} of ${Object.values(lists).flat().length}`,
    ...listed('shown', lists.shown),
    ...listed('by the engine only', lists.engineOnly),
    ...listed('by the sandbox only', lists.sandboxOnly),
    ...listed('by manifests that do not ship', lists.unshipped),
    ...listed('FAILING', lists.failing),
    ...lists.unseen.map(({ id, why }) => `    nobody can see ${id}: ${why}`),
    ...lists.decidedAgainst.map(({ id, why }) => `    decided against ${id}: ${why}`),
    ...listed('not shown', lists.open),
  ]);
  return [
    ...lines,
    '',
    `${shown} of ${total} requirements are shown by a passing test of the portal that ships: ${levels.journey} in a browser, ` +
      `${levels.manifests} on its manifests, ${levels.widgets} on a widget.`,
    `Apart from these, ${levels.engine + levels.tools} hold in the engine or a tool, ${levels.sandbox} in the sandbox only, ` +
      `and ${levels.sets} in manifests that do not ship, where nobody can see them.`,
  ].join('\n');
}

function listed(word: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`    ${word}: ${inRanges(ids)}`];
}

/** Compresses ids to `BL-VAL-001–003, 007`: neighbours are joined, and the prefix appears once. */
export function inRanges(ids: readonly string[]): string {
  const ranges: { first: string; last: string }[] = [];
  for (const id of ids) {
    const range = ranges.at(-1);
    if (range && stemOf(range.last) === stemOf(id) && numberOf(id) === numberOf(range.last) + 1)
      range.last = id;
    else ranges.push({ first: id, last: id });
  }
  return ranges
    .map(({ first, last }, index) => {
      const isNew = stemOf(first) !== stemOf(ranges[index - 1]?.first ?? '');
      const start = isNew ? first : digitsOf(first);
      return first === last ? start : `${start}–${digitsOf(last)}`;
    })
    .join(', ');
}

function stemOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

function digitsOf(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

function numberOf(id: string): number {
  return Number(digitsOf(id));
}
