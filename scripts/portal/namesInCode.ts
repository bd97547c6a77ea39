import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { engineFolder, type Project } from './project.ts';

/**
 * Every string in the shipped code, which may be the name of a fact, constant or sentence. Sources of facts name the facts
 * that they provide, so there only their `constant('name')` calls count.
 */
export function namesInCode({ root, code, widgets }: Project): ReadonlySet<string> {
  const leftOut = /\.test\.tsx?$|(^|\/)(testing|facts|generated)$/;
  const asking = [
    ...textsIn(root, code, leftOut),
    ...textsIn(engineFolder, ['engine/{core,runtime}/**/*.{ts,tsx}'], leftOut),
  ];
  const facts = widgets.map((folder) => `${folder}/*/facts/*.ts`);
  const providing = textsIn(root, facts, /\.test\.ts$/);
  return new Set([
    ...asking.flatMap(({ whole, beginnings }) => [
      ...whole.filter((text) => namePattern.test(text)),
      ...sentencesIn({ whole, beginnings }),
    ]),
    ...providing.flatMap(({ constants }) => constants),
  ]);
}

const namePattern = /^[\w-]+(\.[\w-]+)?$/;
const sentence = /^[a-z][\w-]*:[A-Za-z][\w.-]*$/;
const beginning = /^[a-z][\w-]*:[\w.-]*$/;
const namespacePath = /locales\/[\w*-]+\/([\w-]+)\.json$/;

/** The strings in a file of code. */
interface Texts {
  whole: string[];
  /** The text before the first value of a template literal. */
  beginnings: string[];
  /** The constants that it reads, `constant('name')`. */
  constants: string[];
}

/** Keys of sentences; a key with only a known beginning, or a file that is read whole, ends in a star. */
export function sentencesIn({ whole, beginnings }: Pick<Texts, 'whole' | 'beginnings'>): string[] {
  return [
    ...whole.filter((text) => sentence.test(text)),
    ...beginnings.filter((text) => beginning.test(text)).map((text) => `${text}*`),
    ...whole.flatMap((text) => namespacePath.exec(text)?.[1] ?? []).map((namespace) => `${namespace}:*`),
  ];
}

/** @param name file name: its extension says whether the code is JSX */
export function textsOf(name: string, code: string): Texts {
  const texts: Texts = { whole: [], beginnings: [], constants: [] };
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.whole.push(value);
    },
    TemplateLiteral({ quasis: [first], expressions }) {
      const text = first?.value.cooked ?? '';
      (expressions.length === 0 ? texts.whole : texts.beginnings).push(text);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'constant' || first?.type !== 'Literal') return;
      if (typeof first.value === 'string') texts.constants.push(first.value);
    },
  }).visit(parseSync(name, code).program);
  return texts;
}

function textsIn(root: string, patterns: readonly string[], leaveOut: RegExp): Texts[] {
  return globSync([...patterns], { cwd: root, exclude: (path) => leaveOut.test(path) }).map((file) =>
    textsAt(join(root, file)),
  );
}

/** Caches the strings of a file while its code is unchanged: parsing all files takes half a second of each check. */
const readBefore = new Map<string, { code: string; texts: Texts }>();

function textsAt(file: string): Texts {
  const code = readFileSync(file, 'utf8');
  const before = readBefore.get(file);
  if (before?.code === code) return before.texts;
  const texts = textsOf(file, code);
  readBefore.set(file, { code, texts });
  return texts;
}
