import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pointerKeys } from '../../engine/core/json/index.ts';
import { readSet, type SetFiles } from '../../engine/verify/testing/index.ts';

/** The smallest set with one thing wrong: what is changed, and every problem that this must give. */
export interface BrokenSet {
  name: string;
  /** What it shows, in words. */
  shows: string;
  change: readonly Change[];
  problems: readonly ExpectedProblem[];
}

/** One problem, without its words. `suggests` is the name that the writer must have meant. */
export interface ExpectedProblem {
  code: string;
  file: string;
  line?: number;
  pointer: string;
  suggests?: string;
}

type Change = { file: string } & (
  | { at: string; put: unknown }
  | { at: string; take: true }
  | { text: string; times?: number }
  | { add: unknown }
  | { remove: true }
);

/** All broken sets, by file. */
export function brokenSets(): BrokenSet[] {
  const folder = join(import.meta.dirname, 'broken');
  return globSync('*.json', { cwd: folder })
    .sort()
    .map((file) => ({
      name: basename(file, '.json'),
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<BrokenSet, 'name'>),
    }));
}

/** The files of the smallest set after the change. Lines count as `JSON.stringify` writes them, with two spaces. */
export function filesOf({ change }: Pick<BrokenSet, 'change'>): SetFiles {
  return change.reduce<SetFiles>(applied, readSet('smallest'));
}

function applied(files: SetFiles, change: Change): SetFiles {
  const { file } = change;
  if ('text' in change) return { ...files, [file]: change.text.repeat(change.times ?? 1) };
  if ('add' in change) return { ...files, [file]: written(change.add) };
  if ('remove' in change) return Object.fromEntries(Object.entries(files).filter(([path]) => path !== file));
  const value: unknown = JSON.parse(files[file] ?? 'null');
  const keys = pointerKeys(change.at);
  const last = keys.pop() ?? '';
  const owner = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value) as object;
  if ('put' in change) Reflect.set(owner, last, change.put);
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else Reflect.deleteProperty(owner, last);
  return { ...files, [file]: written(value) };
}

function written(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
