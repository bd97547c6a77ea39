import type { BenchLine } from '../line.ts';
import { kindOf, nameOf, type FileKind, type LoadedFile } from './loadedFile.ts';
import { sizesOf, sumOf, type Sizes } from './sizes.ts';

/** Kilobytes after gzip for the scripts and the compiled manifest: the maximum, and the goal. */
export interface LoadBudget {
  limit: number;
  goal: number;
}

/** The lines of a first load: the counted files together, the others together, and each file, the largest first. */
export function linesOfLoad(section: string, files: readonly LoadedFile[], budget: LoadBudget): BenchLine[] {
  const sized = files.map(({ path, bytes }) => ({
    kind: kindOf(path),
    name: nameOf(path),
    ...sizesOf(bytes),
  }));
  const line = (name: string, sizes: Sizes): BenchLine => ({
    section,
    name,
    ours: sizes.gzip / 1_000,
    unit: 'kB',
    note: `brotli ${kilobytes(sizes.brotli)}, uncompressed ${kilobytes(sizes.raw)}`,
  });
  const counted = sized.filter(({ kind }) => isCounted(kind));
  const besides = sized.filter(({ kind }) => !isCounted(kind));
  const groups = Map.groupBy(sized, ({ kind, name }) => `${kind} ${name}`);
  return [
    { ...line(`scripts and manifests, ${counted.length} files`, sumOf(counted)), ...budget },
    line(`besides: styles, sentences and others, ${besides.length} files`, sumOf(besides)),
    ...[...groups].map(([name, ofName]) => line(`  ${name}`, sumOf(ofName))).sort((a, b) => b.ours - a.ours),
  ];
}

/** Whether the budget includes files of a kind. */
function isCounted(kind: FileKind): boolean {
  return kind === 'script' || kind === 'release';
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
