import { editDistance } from './editDistance.ts';

/**
 * The one known name that a misspelt one must have been meant to be; undefined as soon as there is a doubt. Far stricter
 * than `suggest`, because nobody looks at it before it is written. The same letters in another case or with other signs
 * between them; or one word of the name with a slip of the fingers, two in a long one: a letter too many, one missing,
 * another one, or two that changed places. Never its first letter, its number, or a negation: who writes "31", "inactive"
 * or "maximum" does not mean "30", "active" or "minimum". Undefined, too, when two known names are as near as that.
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
