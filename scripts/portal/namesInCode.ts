import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder, type Project } from './project.ts';

/**
 * What stands in quotes anywhere in the code that customers get: facts, constants and sentences are read by their names.
 * What a source of facts names it provides, and does not ask; but its constants it does.
 */
export function namesInCode({ root, code, widgets }: Project): ReadonlySet<string> {
  const leftOut = /\.test\.tsx?$|(^|\/)(testing|facts)$/;
  const asking = [
    ...textsOf(root, code, leftOut),
    ...textsOf(engineFolder, ['engine/{core,runtime}/**/*.{ts,tsx}'], leftOut),
  ];
  const facts = widgets.map((folder) => `${folder}/*/facts/*.ts`);
  const providing = textsOf(root, facts, /\.test\.ts$/);
  return new Set([
    ...asking.flatMap(namesIn),
    ...asking.flatMap(sentencesIn),
    ...providing.flatMap((text) => matches(text, /\bconstant\('([\w-]+)'\)/g)),
  ]);
}

/** Names of facts and of what has one name only. */
function namesIn(text: string): string[] {
  return matches(text, /'([\w-]+(?:\.[\w-]+)?)'/g);
}

/** Keys of sentences; where only the beginning stands in the code, and where a whole file is read, that and a star. */
export function sentencesIn(text: string): string[] {
  return [
    ...matches(text, /['"`]([a-z][\w-]*:[A-Za-z][\w.-]*)['"`]/g),
    ...matches(text, /`([a-z][\w-]*:[\w.-]*)\$\{/g).map((beginning) => `${beginning}*`),
    ...matches(text, /locales\/[\w-]+\/([\w-]+)\.json/g).map((namespace) => `${namespace}:*`),
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function textsOf(root: string, patterns: readonly string[], leaveOut: RegExp): string[] {
  return globSync([...patterns], { cwd: root, exclude: (path) => leaveOut.test(path) }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
}
