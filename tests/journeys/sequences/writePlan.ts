import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePlan } from './makePlan.ts';
import { models } from './model.ts';
import { planFileOf, type WrittenPlan } from './writtenPlan.ts';

// Plans the journeys of the shipped sequences anew, or of those given as arguments: run it after a change of a manifest or
// a repertoire.
const named = process.argv.slice(2);
const modelled = models.map(({ sequence }) => sequence.id);
const unknown = named.filter((id) => !modelled.includes(id));
if (unknown.length > 0) {
  console.error(
    `No repertoire: ${unknown.join(', ')}. Write one in tests/journeys/sequences/repertoire, or correct the name. Known: ${modelled.join(', ')}.`,
  );
  process.exit(1);
}

for (const model of models) {
  if (named.length > 0 && !named.includes(model.sequence.id)) continue;
  const plan = makePlan(model);
  const file = planFileOf(plan.sequence);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, textOf(plan));
  console.log(
    `${plan.sequence}: ${plan.journeys.length} journeys for ${plan.possible.length} transitions.
  Impossible: ${listed(plan.impossible.map(({ id, reason }) => `${id} (${reason})`))}.
  Nobody brings about: ${listed(plan.missed)}.`,
  );
}

function listed(parts: readonly string[]): string {
  return parts.join(', ') || 'nothing';
}

/** One line for each move, so that diffs are readable. */
function textOf({ journeys, ...rest }: WrittenPlan): string {
  const told = journeys.map(({ moves, ...journey }) => {
    const known = JSON.stringify(journey).replace(/\}$/, '');
    return `${known}, "moves": [\n${lines(moves)}\n]}`;
  });
  const head = JSON.stringify(rest, undefined, 1).replace(/\n\}$/, '');
  return `${head},\n "journeys": [\n${told.join(',\n')}\n]}\n`;
}

function lines(values: readonly object[]): string {
  return values.map((value) => `  ${JSON.stringify(value)}`).join(',\n');
}
