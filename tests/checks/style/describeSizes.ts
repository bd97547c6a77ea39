import { isTest, type MeasuredFile } from './checkStyle.ts';

/** Describes the lengths of files and functions, beside their recommended values. */
export function describeSizes(files: readonly MeasuredFile[]): string[] {
  const lengths = sorted(files.map(({ lines }) => lines));
  const functions = sorted(
    files
      .filter(({ path }) => !isTest(path))
      .flatMap((file) => file.functions)
      .map(({ lines }) => lines),
  );
  return [
    `${lengths.length} files: ${describe(lengths)} lines (wanted: median ≤ 80, nine in ten < 200, none > 400)`,
    `${functions.length} functions: ${describe(functions)} lines (wanted: nine in ten < 40, none > 80)`,
  ];
}

function describe(lengths: readonly number[]): string {
  return `median ${at(lengths, 0.5)}, nine in ten ≤ ${at(lengths, 0.9)}, longest ${at(lengths, 1)}`;
}

function at(lengths: readonly number[], share: number): number {
  return lengths[Math.max(0, Math.ceil(lengths.length * share) - 1)] ?? 0;
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}
