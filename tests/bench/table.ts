import { formatTable as alignColumns } from '../../scripts/start/table.ts';
import { verdictOf, type BenchLine, type Unit } from './line.ts';

const MARKS = { goal: 'goal reached', limit: 'within the limit', missed: 'MISSED', 'no budget': '' };

/** The lines as text: a table for each section, ours / limit / goal. */
export function formatTable(lines: readonly BenchLine[]): string {
  return [...Map.groupBy(lines, ({ section }) => section)]
    .map(([section, ofSection]) => `${section}\n${tableOf(ofSection)}`)
    .join('\n\n');
}

function tableOf(lines: readonly BenchLine[]): string {
  const cells = lines.map((line) => [
    line.name,
    format(line.ours, line.unit),
    format(line.limit, line.unit),
    format(line.goal, line.unit),
    MARKS[verdictOf(line)],
    line.note ?? '',
  ]);
  return alignColumns([['', 'ours', 'limit', 'goal', '', ''], ...cells], [1, 2, 3]).replaceAll(/^/gm, '  ');
}

const DIGITS: Record<Unit, number> = { times: 2, exponent: 2, kB: 1, ms: 1, ns: 0, count: 0, shift: 3 };
const WORDS: Record<Unit, string> = {
  times: '×',
  exponent: '',
  kB: ' kB',
  ms: ' ms',
  ns: ' ns',
  count: '',
  shift: '',
};

function format(value: number | undefined, unit: Unit): string {
  return value === undefined ? '–' : value.toFixed(DIGITS[unit]) + WORDS[unit];
}
