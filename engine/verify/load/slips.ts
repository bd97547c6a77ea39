/** A slip that people who write JSON by hand make, in the words of whoever made it; with the line on which it is. */
export interface Slip {
  reason: string;
  line: number;
}

/** Text between quotes is no slip. One that never ends goes to the end of its line: nothing is read twice. */
const strings = /"(?:[^"\\\n]|\\.)*(?:"|\\?$)/gm;

const slips: readonly (readonly [RegExp, string])[] = [
  [/^(?:<{7}|={7}|>{7})/m, 'marks of a merge are left in it'],
  [/[“”„]/, 'the quotes are curly: write "…" with straight ones'],
  [/\/\/|\/\*/, 'it has a comment, which JSON does not know'],
  [/,(?=\s*[}\]])/, 'there is a comma after the last entry'],
  [/'/, 'the quotes are single: write "…" with double ones'],
];

/** What was probably meant, of a text that is no JSON. */
export function slipIn(text: string): Slip | undefined {
  const bare = text.replace(strings, (said) => ' '.repeat(said.length));
  for (const [pattern, reason] of slips) {
    const at = bare.search(pattern);
    if (at >= 0) return { reason, line: bare.slice(0, at).split('\n').length };
  }
  return undefined;
}
