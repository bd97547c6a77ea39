/**
 * The only known name that a misspelt one can mean; undefined as soon as there is a doubt. Far stricter than `suggest`,
 * since nobody looks at it before it is written. Accepts the same letters in another case or with other separators; or
 * one slip in a word, two in a long one: a letter too many, missing, wrong, or two swapped. Never the first letter, a
 * number, or a negation: "31", "inactive" or "maximum" do not mean "30", "active" or "minimum". Undefined, too, if two
 * known names are as near.
 */
export function meantName(name: string, known: readonly string[]): string | undefined {
  const others = [...new Set(known)].filter((candidate) => candidate !== name);
  const sameLetters = others.filter((candidate) => lettersOf(candidate) === lettersOf(name));
  const near = sameLetters.length > 0 ? sameLetters : others.filter((candidate) => isNear(name, candidate));
  return near.length === 1 ? near[0] : undefined;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function isNear(name: string, candidate: string): boolean {
  const [words, others] = [wordsOf(name), wordsOf(candidate)];
  const different = words.flatMap((word, index) =>
    word === others[index] ? [] : [[word, others[index] ?? '']],
  );
  const [[word = '', other = ''] = []] = different;
  return words.length === others.length && different.length === 1 && isSlip(word, other);
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function isSlip(word: string, other: string): boolean {
  const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (Math.abs(word.length - other.length) > limit || word[0] !== other[0]) return false;
  return numbersIn(word) === numbersIn(other) && editDistance(word, other) <= limit;
}

function numbersIn(word: string): string {
  return word.replaceAll(/\D+/g, ' ').trim();
}

/** The known name nearest to a misspelt one, when it is near enough to be what was meant. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of known) {
    const [one, other] = withoutSameParts(name.toLowerCase(), candidate.toLowerCase());
    // Of a short word two wrong letters leave almost nothing, least where the first is one: "move" does not mean "home".
    const isShort = one.length < 4 || (one.length < 6 && one[0] !== other[0]);
    const limit = isShort ? 1 : Math.max(2, Math.floor(one.length / 3));
    if (Math.abs(one.length - other.length) > Math.min(limit, bestDistance)) continue;
    const distance = editDistance(one, other);
    if (distance <= limit && distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The different parts of two names: `nav.storm` is not near to `nav.home` because of their common part. */
function withoutSameParts(one: string, other: string): [string, string] {
  const [left, right] = [one.split(parts), other.split(parts)];
  while (left.length > 1 && right.length > 1 && left[0] === right[0]) [left, right].map((all) => all.shift());
  while (left.length > 1 && right.length > 1 && left.at(-1) === right.at(-1))
    [left, right].map((all) => all.pop());
  return [left.join('.'), right.join('.')];
}

const parts = /[.:/]/;

/** Letters that are too many, missing, or other ones, and neighbours that changed places. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? from.length;
}
