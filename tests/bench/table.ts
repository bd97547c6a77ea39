import { verdictOf, type BenchLine, type Unit } from './line.ts';

const MARKS = { goal: 'goal reached', limit: 'within the limit', missed: 'MISSED', 'no budget': '' };

/** The lines as people read them: a table for each section, ours / limit / goal. */
export function formatTable(lines: readonly BenchLine[]): string {
  return [...Map.groupBy(lines, ({ section }) => section)]
    .map(([section, ofSection]) => `${section}\n${rows(ofSection).join('\n')}`)
    .join('\n\n');
}

function rows(lines: readonly BenchLine[]): string[] {
  const cells = lines.map((line) => [
    line.name,
    format(line.ours, line.unit),
    format(line.limit, line.unit),
    format(line.goal, line.unit),
    MARKS[verdictOf(line)],
    line.note ?? '',
  ]);
  const table = [['', 'ours', 'limit', 'goal', '', ''], ...cells];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table.map((row) =>
    row
      .map((cell, column) =>
        column >= 1 && column <= 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
      .replace(/^/, '  '),
  );
}

const DIGITS: Record<Unit, number> = { times: 2, exponent: 2, kB: 1, ms: 1, ns: 0 };
const WORDS: Record<Unit, string> = { times: '×', exponent: '', kB: ' kB', ms: ' ms', ns: ' ns' };

function format(value: number | undefined, unit: Unit): string {
  return value === undefined ? '–' : value.toFixed(DIGITS[unit]) + WORDS[unit];
}
