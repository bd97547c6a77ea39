import type { WrittenPlan } from './writtenPlan.ts';

/** The coverage of a sequence by journeys, in numbers. */
export interface Coverage {
  /** State -> its transitions that were seen taken, and those that can be taken. */
  states: readonly { state: string; taken: number; possible: number }[];
  /** Possible transitions that were not seen. */
  missing: readonly string[];
  /** Refusals, needs of events, and named ways of ending, as far as they are planned. */
  others: { shown: number; all: number };
}

/** Compares the seen transitions with the possible ones of the plan. */
export function coverageOf({ possible, journeys }: WrittenPlan, seen: ReadonlySet<string>): Coverage {
  const states = [...new Set(possible.map(stateOf))].map((state) => {
    const own = possible.filter((name) => stateOf(name) === state);
    return { state, taken: own.filter((name) => seen.has(name)).length, possible: own.length };
  });
  const planned = journeys.flatMap(({ moves }) => moves.flatMap(({ shows }) => shows));
  const others = [...new Set(planned)].filter((name) => !possible.includes(name));
  return {
    states,
    missing: possible.filter((name) => !seen.has(name)),
    others: { shown: others.filter((name) => seen.has(name)).length, all: others.length },
  };
}

/** The numbers as a table. */
export function formatCoverage(sequence: string, { states, missing, others }: Coverage): string {
  const width = Math.max(...states.map(({ state }) => state.length), 'all transitions'.length) + 2;
  const total = states.reduce((sum, { possible }) => sum + possible, 0);
  const row = (name: string, seen: number, all: number): string =>
    `${name.padEnd(width)}${String(seen).padStart(4)} of ${String(all).padStart(3)}  ${percent(seen, all)}`;
  return [
    sequence,
    ...states.map(({ state, taken, possible }) => row(state, taken, possible)),
    row('all transitions', total - missing.length, total),
    row('all else planned', others.shown, others.all),
    ...missing.map((name) => `not seen: ${name}`),
  ].join('\n');
}

const stateOf = (name: string): string => name.split('/')[0] ?? '';

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 100 : Math.floor((100 * part) / whole)} %`.padStart(6);
