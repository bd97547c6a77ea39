import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ObjectProperty, type ObjectPropertyKind } from 'oxc-parser';
import { engineFolder } from '../project.ts';
import type { InCode } from './renaming.ts';

/** The lines of a file of code that may mean a name. */
export interface CodePlace {
  /** Path from the project's root. */
  file: string;
  /** From 1. */
  lines: readonly number[];
  /** The text of the first of them. */
  text: string;
}

/**
 * The places in a project's code that may mean a name. Other projects inside it are left out, and the engine, which knows
 * no names of a portal; so is a file that speaks of something else with a part of the same name.
 *
 * @param root folder of the project, absolute
 */
export function placesInCode(root: string, { texts, of: own = [], notOf = [] }: InCode): CodePlace[] {
  const pattern = anyOf(texts);
  return places(root, (code) => {
    if (own.every((name) => !code.includes(name)) && notOf.some((name) => code.includes(name))) return [];
    return code.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
  });
}

/** The places where code has the function of a derived fact, whose key is the fact's name without its group. */
export function placesOfDerivation(root: string, name: string): CodePlace[] {
  return places(root, (code, file) => {
    const lines: number[] = [];
    if (/\.test\.tsx?$/.test(file) || !code.includes(': Derivations') || !code.includes(name)) return lines;
    new Visitor({
      ObjectExpression({ properties }) {
        for (const property of properties.filter(isNamed))
          if (isDerivation(property, name)) lines.push(code.slice(0, property.start).split('\n').length);
      },
    }).visit(parseSync(file, code).program);
    return lines;
  });
}

function isNamed(property: ObjectPropertyKind): property is ObjectProperty {
  return property.type === 'Property';
}

function isDerivation({ key, value }: ObjectProperty, name: string): boolean {
  if (nameOf(key) !== name) return false;
  if (value.type !== 'ObjectExpression') return value.type === 'Identifier';
  return value.properties.some((each) => isNamed(each) && nameOf(each.key) === 'inputs');
}

function nameOf(key: ObjectProperty['key']): unknown {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? key.value : undefined;
}

function places(root: string, linesIn: (code: string, file: string) => readonly number[]): CodePlace[] {
  const isLeftOut = (path: string): boolean =>
    /(^|\/)(node_modules|dist)$/.test(path) ||
    join(root, path) === join(engineFolder, 'engine') ||
    (path !== '.' && path !== '' && isProject(join(root, path)));
  return globSync('**/*.{ts,tsx}', { cwd: root, exclude: isLeftOut })
    .sort()
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const lines = linesIn(code, file);
      const [first] = lines;
      return first === undefined ? [] : [{ file, lines, text: (code.split('\n')[first - 1] ?? '').trim() }];
    });
}

function isProject(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && Object.hasOwn(JSON.parse(readFileSync(file, 'utf8')) as object, 'portal');
}

/** Any of the texts as a whole: `.token` is not in `.tokens`. */
function anyOf(texts: readonly string[]): RegExp {
  return new RegExp(
    texts.map((text) => `${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\w-])`).join('|'),
  );
}
