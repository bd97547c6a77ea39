import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePlan } from './makePlan.ts';
import { planFile, type WrittenPlan } from './writtenPlan.ts';

// Plans the journeys of the shipped sequence anew: after its manifest, or what customers can do, has changed.
const plan = makePlan();
mkdirSync(dirname(planFile), { recursive: true });
writeFileSync(planFile, textOf(plan));
console.log(`${plan.journeys.length} journeys for ${plan.possible.length} transitions.`);
console.log(
  `Impossible: ${plan.impossible.map(({ id, reason }) => `${id} (${reason})`).join(', ') || 'none'}.`,
);
console.log(`Nobody brings about: ${plan.missed.join(', ') || 'nothing is missed'}.`);

/** One line for each move, so that a change can be read. */
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
