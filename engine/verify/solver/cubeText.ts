import type { Cube, CubeFact } from './cubes.ts';

/** A cube in words: `reader.card is adult and toggle reserve is on`. Undefined: everybody. */
export function cubeText(cube: Cube): string | undefined {
  return cube.length === 0 ? undefined : cube.map(factText).join(' and ');
}

function factText({ atom, values }: CubeFact): string {
  const all = atom.values;
  const name = atom.name.replace(':', ' ');
  if (typeof all[0] === 'number') return `${name} is ${rangesOf(all.map(Number), values)}`;
  const [only] = values;
  if (atom.name.startsWith('toggle:')) return `${name} is ${all[only ?? 0] === true ? 'on' : 'off'}`;
  const named = (indexes: readonly number[]): string =>
    indexes.map((index) => String(all[index])).join(' or ');
  if (values.length * 2 <= all.length) return `${name} is ${named(values)}`;
  return `${name} is not ${named(all.flatMap((_, index) => (values.includes(index) ? [] : index)))}`;
}

/** Each number stands for all up to the next one. */
function rangesOf(numbers: readonly number[], values: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const index of values) {
    const last = runs.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs.map(([from, to]) => rangeText(numbers, from, to)).join(' or ');
}

function rangeText(numbers: readonly number[], from: number, to: number): string {
  const low = numbers[from] ?? 0;
  const next = numbers[to + 1];
  if (next === undefined) return `at least ${low}`;
  if (from === 0) return `at most ${next - 1}`;
  return low === next - 1 ? String(low) : `from ${low} to ${next - 1}`;
}
