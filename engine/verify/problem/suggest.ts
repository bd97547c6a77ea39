import { editDistance } from './editDistance.ts';

/** The known name nearest to a misspelt one, when it is near enough to be what was meant. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of known) {
    const [one, other] = withoutSameParts(name.toLowerCase(), candidate.toLowerCase());
    // Of three letters two wrong ones leave almost nothing that was meant.
    const limit = one.length < 4 ? 1 : Math.max(2, Math.floor(one.length / 3));
    if (Math.abs(one.length - other.length) > Math.min(limit, bestDistance)) continue;
    const distance = editDistance(one, other);
    if (distance <= limit && distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** What differs of two names with parts: `nav.storm` is not near to `nav.home` because of what both have. */
function withoutSameParts(one: string, other: string): [string, string] {
  const [left, right] = [one.split(parts), other.split(parts)];
  while (left.length > 1 && right.length > 1 && left[0] === right[0]) [left, right].map((all) => all.shift());
  while (left.length > 1 && right.length > 1 && left.at(-1) === right.at(-1))
    [left, right].map((all) => all.pop());
  return [left.join('.'), right.join('.')];
}

const parts = /[.:/]/;
