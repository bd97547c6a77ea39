import { rounds } from '../rounds.ts';
import { usualCost } from '../statistics.ts';
import { threadTime } from './threadTime.ts';

/** Code to measure; its result is kept, so that it cannot be optimised away. */
export type Contender = () => unknown;

const SAMPLES = rounds(21);
const SAMPLE_MS = rounds(8);

/**
 * Measures contenders in turns, so that disturbances of the machine affect all of them alike.
 *
 * @returns for each of them the usual time of one call, in nanoseconds
 */
export function nanoseconds<Name extends string>(contenders: Record<Name, Contender>): Record<Name, number> {
  const names = Object.keys(contenders) as Name[];
  const calls = new Map(names.map((name) => [name, callsIn(contenders[name], SAMPLE_MS)]));
  const samples = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < SAMPLES; round += 1) {
    for (const name of names) {
      const count = calls.get(name) ?? 1;
      samples.get(name)?.push((run(contenders[name], count) * 1_000_000) / count);
    }
  }
  return Object.fromEntries(names.map((name) => [name, usualCost(samples.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** Number of calls that fill so many milliseconds, once warm. The fastest of three runs counts: one may be disturbed. */
function callsIn(contender: Contender, milliseconds: number): number {
  let count = 1;
  while (Math.min(run(contender, count), run(contender, count), run(contender, count)) < milliseconds)
    count *= 2;
  return count;
}

/** The result of the last call. */
const kept: { value: unknown } = { value: undefined };

function run(contender: Contender, count: number): number {
  const start = threadTime();
  for (let call = 0; call < count; call += 1) kept.value = contender();
  return threadTime() - start;
}
