/** Alphabets with letters that look like Latin ones. */
const alphabets = [
  ['a Cyrillic', /^\p{Script=Cyrillic}$/u],
  ['a Greek', /^\p{Script=Greek}$/u],
  ['a wide', /^[\uFF21-\uFF5A]$/u],
] as const;

/** The first letter of a name that looks like a Latin one and is another: "the 3rd character is a Cyrillic о". */
export function strangeLetter(name: string): string | undefined {
  for (const [index, letter] of [...name].entries()) {
    const [alphabet] = alphabets.find(([, pattern]) => pattern.test(letter)) ?? [];
    const ending = ['st', 'nd', 'rd'][index] ?? 'th';
    if (alphabet !== undefined) return `the ${index + 1}${ending} character is ${alphabet} ${letter}`;
  }
  return undefined;
}
