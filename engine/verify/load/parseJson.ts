import { evaluate, parse as parseNodes, type ValueNode } from '@humanwhocodes/momoa';
import { problem, rewriting, withFix, type Fix, type Problem } from '../problem/index.ts';
import { type Slip, slipIn } from './slips.ts';
import { type Place, ownValue, pointerTo } from '../../core/json/index.ts';

/** Largest text that is parsed, in characters. */
export const maximumLength = 1_000_000;

/** Deepest nesting that is parsed. */
export const maximumDepth = 64;

/** A JSON value with the line (from 1) of each of its parts. */
export interface ParsedJson {
  value: unknown;
  /** Line of the part at a JSON pointer, or of its nearest ancestor that exists. */
  lineAt(pointer: string): number;
  /** The place of a part: in the file, or in the one whose part it uses; undefined if it is inherited by `extends`. */
  standsAt(pointer: string): Place | undefined;
  /**
   * Where somebody wrote what is at a pointer, with its line: in the file, in the one whose part it uses, or in the one that
   * it extends.
   */
  writtenAt(pointer: string): Place;
  /** Every pointer into the value with the same place, this one among them. */
  twinsOf(pointer: string): readonly string[];
  /** Every pointer into the value that has this place, in its own file or in one whose part it uses. */
  usesOf(place: Place): readonly string[];
}

/** File -> its last text with the result. */
const parsed = new Map<string, { text: string; json: ParsedJson | Problem[] }>();

/**
 * Parses JSON that people write. Refuses what could hide a mistake: size, depth, duplicate and reserved keys. The same
 * text of a file gives the same object, so that later stages can cache their results by it.
 */
export function parseJson(text: string, file: string): ParsedJson | Problem[] {
  const known = parsed.get(file);
  if (known?.text === text) return known.json;
  const json = parse(text, file);
  parsed.set(file, { text, json });
  return json;
}

function parse(text: string, file: string): ParsedJson | Problem[] {
  const place = { file, pointer: '' };
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (content.length > maximumLength) {
    return [problem('too-large', { size: content.length, limit: maximumLength }, place)];
  }
  const lost = content.search(/[\uFFFD\0]/);
  if (lost >= 0) {
    const line = content.slice(0, lost).split('\n').length;
    const reason = 'it is not saved as UTF-8, and letters are lost: choose UTF-8 where you save it';
    return [problem('not-json', { reason }, { ...place, line })];
  }
  if (depthOf(content) > maximumDepth) return [problem('too-deep', { limit: maximumDepth }, place)];
  try {
    const survey: Survey = { file, lines: new Map(), problems: [] };
    surveyNode(parseNodes(content, { mode: 'json' }).body, '', survey);
    // `JSON.parse` decides about the value; momoa is used for the places.
    const value: unknown = JSON.parse(content);
    if (survey.problems.length > 0) return survey.problems;
    return {
      value,
      lineAt: (pointer) => nearestLine(survey.lines, pointer),
      standsAt: (pointer) => ({ file, pointer }),
      writtenAt: (pointer) => ({ file, pointer, line: nearestLine(survey.lines, pointer) }),
      twinsOf: (pointer) => [pointer],
      usesOf: () => [],
    };
  } catch (error) {
    const slip: Slip = slipIn(content) ?? { reason: reasonOf(error), line: lineOf(error, content) };
    const { reason, line, fixed } = slip;
    const fix = fixed && rewriting(fixed.does, { file, pointer: '', text: fixed.text });
    return [withFix(problem('not-json', { reason }, { ...place, line }), fix)];
  }
}

/** Problems of a manifest, each with the line of its place. */
export function withLines(problems: readonly Problem[], { lineAt }: Pick<ParsedJson, 'lineAt'>): Problem[] {
  return problems.map((each) => ({ ...each, place: { ...each.place, line: lineAt(each.place.pointer) } }));
}

/** The lines of all parts, and problems that a JSON parser ignores. */
interface Survey {
  file: string;
  lines: Map<string, number>;
  problems: Problem[];
}

const reservedKeys = new Set(['__proto__', 'constructor', 'prototype']);

function surveyNode(node: ValueNode, pointer: string, survey: Survey): void {
  if (!survey.lines.has(pointer)) survey.lines.set(pointer, node.loc.start.line);
  if (node.type === 'Array') {
    node.elements.forEach(({ value }, index) => surveyNode(value, pointerTo(pointer, index), survey));
  }
  if (node.type !== 'Object') return;
  const seen = new Map<string, ValueNode>();
  const keys = node.members.map(({ name }) => (name.type === 'String' ? name.value : name.name));
  node.members.forEach(({ value, loc }, index) => {
    const key = keys[index] ?? '';
    const inner = pointerTo(pointer, key);
    const place = { file: survey.file, pointer: inner, line: loc.start.line };
    if (reservedKeys.has(key)) survey.problems.push(problem('forbidden-key', { key }, place));
    const first = seen.get(key);
    if (first) {
      // Of three, the last one counts, and what is taken out is not told by its key.
      const isPair = keys.filter((each) => each === key).length === 2;
      const fix = isPair ? takeOut(place, first, value) : undefined;
      survey.problems.push(withFix(problem('duplicate-key', { key }, place), fix));
    }
    seen.set(key, value);
    survey.lines.set(inner, loc.start.line);
    surveyNode(value, inner, survey);
  });
}

/** Removes the second of two equal members with one key. */
function takeOut({ file, pointer }: Place, first: ValueNode, second: ValueNode): Fix | undefined {
  if (JSON.stringify(evaluate(first)) !== JSON.stringify(evaluate(second))) return undefined;
  return rewriting('takes out the second, which says the same', { file, pointer, remove: true });
}

function nearestLine(lines: ReadonlyMap<string, number>, pointer: string): number {
  for (let current = pointer; current !== ''; current = current.slice(0, current.lastIndexOf('/'))) {
    const line = lines.get(current);
    if (line !== undefined) return line;
  }
  return lines.get('') ?? 1;
}

/** Deepest nesting of brackets outside strings, without parsing. One pass: a pattern would go back over long strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') inString = !inString;
    else if (inString) index += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

const punctuation = {
  LBrace: '"{"',
  RBrace: '"}"',
  LBracket: '"["',
  RBracket: '"]"',
  Colon: '":"',
  Comma: '","',
};

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace("Unexpected character '\uFFFF'", 'Unexpected end of input')
    .replace(/token (\w+)/, (token, name: string) => ownValue(punctuation, name) ?? token)
    .replace(/ found\. \(\d+:\d+\)$/, '')
    .replace(/ in JSON at position.*$/, '')
    .replace(/\.$/, '');
}

function lineOf(error: unknown, content: string): number {
  if (typeof error !== 'object' || error === null) return 1;
  if ('line' in error && typeof error.line === 'number') return error.line;
  const position = /at position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? 1 : content.slice(0, Number(position)).split('\n').length;
}
