import { basename, dirname } from 'node:path';
import type { SourceSize } from './measureSource.ts';

/** A measured file, by its path from the root. */
export interface MeasuredFile extends SourceSize {
  path: string;
}

const LONGEST_FILE = 400;
const LONGEST_FUNCTION = 80;

/** File names that could contain anything. */
const EMPTY_NAMES = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib'];

/** Violations of the rules of style without exceptions, one sentence each. */
export function checkStyle(files: readonly MeasuredFile[]): string[] {
  return files.flatMap((file) => [
    ...(file.lines > LONGEST_FILE
      ? [`${file.path} has ${file.lines} lines; ${LONGEST_FILE} are the most.`]
      : []),
    ...longFunctions(file),
    ...(file.hasDefaultExport && !isConfiguration(file.path)
      ? [`${file.path} has a default export; give it a name.`]
      : []),
    ...file.endlessEffects.map(
      ({ line, begins }) =>
        `${file.path}:${line} begins something in an effect (${begins}) that nothing ends; return a function that does.`,
    ),
    ...emptyNames(file.path),
    ...hyphenatedName(file.path),
  ]);
}

/** Finds long functions; not in tests, whose functions contain functions, so that their length says nothing. */
function longFunctions({ path, functions }: MeasuredFile): string[] {
  if (isTest(path)) return [];
  return functions
    .filter(({ lines }) => lines > LONGEST_FUNCTION)
    .map(
      ({ name, line, lines }) =>
        `${path}:${line} ${name} has ${lines} lines of code; ${LONGEST_FUNCTION} are the most.`,
    );
}

function emptyNames(path: string): string[] {
  const names = [...dirname(path).split('/'), basename(path).replace(/\..*$/, '')];
  return names
    .filter((name) => EMPTY_NAMES.includes(name.toLowerCase()))
    .map((name) => `${path}: "${name}" says nothing about what is in it.`);
}

/** Finds hyphenated names: a file is named after its export. Migrations export only steps, and are ordered by their names. */
function hyphenatedName(path: string): string[] {
  const isHyphenated = basename(path).includes('-') && !path.includes('/migrations/');
  return isHyphenated ? [`${path}: name it after what it exports, without hyphens.`] : [];
}

/** Whether a file is a test, whose functions are not measured. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** Whether a file has the default export that a tool requires. */
function isConfiguration(path: string): boolean {
  return /(\.config|\/globalSetup|Reporter)\.ts$/.test(path);
}
