import { jsonOf } from '../../core/json/index.ts';

/** A typical slip of hand-written JSON, in its writer's words, with its line. */
export interface Slip {
  reason: string;
  line: number;
  /** The text without the slip, if nothing is lost and it is JSON then; and what was done, as in "writes the comma". */
  fixed?: { text: string; does: string } | undefined;
}

interface SlipKind {
  pattern: RegExp;
  reason: string;
  /** The replacement, and what the fix does. */
  fix?: readonly [text: string, does: string];
}

/** Quoted text is no slip. An unended one goes to the end of its line, so that nothing is read twice. */
const strings = /"(?:[^"\\\n]|\\.)*(?:"|\\?$)/gm;

/** Replaces the beginning of an unended text. */
const unended = '\uE000';

/** Replaces a tab in a text. */
const tab = '\uE001';

const straight = ['"', 'writes straight quotes'] as const;

const slips: readonly SlipKind[] = [
  { pattern: /^(?:<{7}|={7}|>{7})/gm, reason: 'marks of a merge are left in it' },
  { pattern: /[“”„]/g, reason: 'the quotes are curly: write "…" with straight ones', fix: straight },
  { pattern: /\/\/|\/\*/g, reason: 'it has a comment, which JSON does not know' },
  {
    pattern: /,(?=\s*[}\]])/g,
    reason: 'there is a comma after the last entry',
    fix: ['', 'takes out the comma'],
  },
  { pattern: /,(?=\s*,)/g, reason: 'there is a comma too many', fix: ['', 'takes out the comma'] },
  {
    pattern: /'/g,
    reason: 'the quotes are single: write "…" with double ones',
    fix: ['"', 'writes double quotes'],
  },
  { pattern: new RegExp(unended, 'g'), reason: 'a text has no quote at its end' },
  {
    pattern: new RegExp(tab, 'g'),
    reason: 'a text has a tab in it: write \\t, or spaces',
    fix: ['\\t', 'writes \\t'],
  },
  {
    pattern: /(?<=:\s*)-?\d{1,3}(?:,\d{3})+\b|(?<=[:[,]\s*-?)(?:0\d|[+.]\d)/g,
    reason: 'a number has commas, or begins with 0, + or a point: write it as 1000 or 0.5',
  },
  {
    pattern: /(?<=[{,]\s*)[A-Za-z_$][\w$]*(?=\s*:)/g,
    reason: 'a name has no quotes: write "…" around it',
    fix: ['"$&"', 'writes the quotes'],
  },
];

/** The first slip in a text that is no JSON. */
export function slipIn(text: string): Slip | undefined {
  if (text.trim() === '') return { reason: 'there is nothing in it', line: 1 };
  const bare = text.replace(strings, withoutWords);
  const first = (kinds: readonly SlipKind[]): Slip | undefined => {
    const kind = kinds.find(({ pattern }) => bare.search(pattern) >= 0);
    return (
      kind && {
        reason: kind.reason,
        line: lineAt(bare, bare.search(kind.pattern)),
        fixed: fixedBy(text, bare, kind),
      }
    );
  };
  return first(slips) ?? bracketSlip(bare) ?? signSlip(text, bare);
}

/** Replaces the characters between quotes by as many neutral ones. */
function withoutWords(said: string): string {
  if (said.length < 2 || !said.endsWith('"')) return unended.padEnd(said.length);
  return `"${said.slice(1, -1).replaceAll(/[^\t]/g, '_').replaceAll('\t', tab)}"`;
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function fixedBy(text: string, bare: string, { pattern, fix }: SlipKind): Slip['fixed'] {
  if (!fix) return undefined;
  const [replacement, does] = fix;
  let fixed = '';
  let end = 0;
  for (const { index, 0: found } of bare.matchAll(pattern)) {
    fixed += text.slice(end, index) + replacement.replace('$&', found);
    end = index + found.length;
  }
  fixed += text.slice(end);
  return jsonOf(fixed) !== undefined ? { text: fixed, does } : undefined;
}

/** An unclosed bracket, or text after the last one. */
function bracketSlip(bare: string): Slip | undefined {
  const open: { sign: string; at: number }[] = [];
  for (const { index, 0: sign } of bare.matchAll(/[{}[\]]/g)) {
    const last = open.at(-1);
    if (sign === '{' || sign === '[') open.push({ sign, at: index });
    else if (last && closing[last.sign] !== sign) break;
    else if (open.pop() && open.length === 0) {
      const next = bare.slice(index + 1).search(/\S/);
      if (next < 0) return undefined;
      return { reason: 'something stands after its end', line: lineAt(bare, index + 1 + next) };
    }
  }
  const last = open.at(-1);
  return last && { reason: `what begins here with ${last.sign} does not end`, line: lineAt(bare, last.at) };
}

/** A comma that is missing between two entries, or a colon between a name and its value. */
function signSlip(text: string, bare: string): Slip | undefined {
  const missing = missingSigns(bare);
  const [first] = missing;
  if (!first) return undefined;
  const reason =
    first.sign === ',' ? 'there is no comma after this entry' : 'there is no colon after this name';
  const said = [...new Set(missing.map(({ sign }) => (sign === ',' ? 'the comma' : 'the colon')))];
  let fixed = text;
  for (const { sign, at } of missing.toReversed()) fixed = fixed.slice(0, at) + sign + fixed.slice(at);
  // "1 000" is more likely one number than two.
  const isSure = missing.every(({ at }) => !/^\d[^\S\n]+\d/.test(bare.slice(at - 1)));
  return {
    reason,
    line: lineAt(bare, first.at),
    fixed:
      isSure && jsonOf(fixed) !== undefined
        ? { text: fixed, does: `writes ${said.join(' and ')}` }
        : undefined,
  };
}

/** Where one thing follows another without a sign. In an object, a text after its beginning or a comma is a name. */
function missingSigns(bare: string): { sign: ',' | ':'; at: number }[] {
  const missing: { sign: ',' | ':'; at: number }[] = [];
  const open: string[] = [];
  let before: 'name' | 'value' | 'sign' = 'sign';
  let mayBeName = false;
  let end = 0;
  for (const { index, 0: token } of bare.matchAll(/[{}[\],:]|"[^"]*"|[^\s{}[\],:"]+/g)) {
    const begins = !/^[}\],:]/.test(token);
    if (begins && before !== 'sign') missing.push({ sign: before === 'name' ? ':' : ',', at: end });
    if (begins && before === 'value') mayBeName = open.at(-1) === '{';
    if (/^[{[]/.test(token)) open.push(token);
    if (/^[}\]]/.test(token)) open.pop();
    before = /^[{[,:]/.test(token) ? 'sign' : begins && mayBeName && token.startsWith('"') ? 'name' : 'value';
    mayBeName = token === '{' || (token === ',' && open.at(-1) === '{');
    end = index + token.length;
  }
  return missing;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Characters that look Latin but are not, and invisible ones. */
const strangers = [
  ['a Cyrillic', /^\p{Script=Cyrillic}$/u],
  ['a Greek', /^\p{Script=Greek}$/u],
  ['a wide', /^[\uFF21-\uFF5A]$/u],
  ['a space:', /^[^\S ]$/u],
  ['one that cannot be seen:', /^\p{Cf}$/u],
] as const;

/** The Latin letter that each of these looks like. */
const twins = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'хx', 'уy', 'іi', 'јj', 'ѕs', 'οo', 'αa', 'νv'].map(
    ([letter = '', latin = '']) => [letter, latin] as const,
  ),
);

/**
 * The first letter of a name that looks like a Latin one and is another, or a space around it: "the 3rd character is a
 * Cyrillic о".
 */
export function strangeLetter(name: string): string | undefined {
  const around = [0, name.length - 1];
  for (const [index, letter] of [...name].entries()) {
    const [kind] = strangers.find(([, pattern]) => pattern.test(letter)) ?? [];
    const ending = ['st', 'nd', 'rd'][index] ?? 'th';
    const which = `the ${index + 1}${ending} character is`;
    if (letter === ' ' && around.includes(index)) return `${which} a space`;
    if (kind !== undefined) return `${which} ${kind} ${/\p{L}/u.test(letter) ? letter : codeOf(letter)}`;
  }
  return undefined;
}

function codeOf(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A name with the letters that it seems to have, without invisible characters. */
export function inPlainLetters(name: string): string {
  const letters = [...name.normalize('NFKC')].map((letter) => twins.get(letter) ?? letter);
  return letters
    .join('')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
}
