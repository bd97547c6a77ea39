/**
 * Measures what the engine and the portal cost, beside the budgets of `docs/budgets.md`: `npm run bench`, or
 * `node tests/bench/main.ts <section> …`. A missed budget is no failure; only a measurement that broke is.
 */
import { measureFirstLoad } from './firstLoad/measureFirstLoad.ts';
import { measureFirstPaint } from './firstPaint/measureFirstPaint.ts';
import { measureLanding } from './landing/measureLanding.ts';
import type { BenchLine } from './line.ts';
import { measureCheck } from './node/measureCheck.ts';
import { measureConditions } from './node/measureConditions.ts';
import { measureRoutes } from './node/measureRoutes.ts';
import { measureRender } from './render/measureRender.ts';
import { formatTable } from './table.ts';

const sections: Readonly<Record<string, () => BenchLine[] | Promise<BenchLine[]>>> = {
  conditions: measureConditions,
  routes: measureRoutes,
  check: measureCheck,
  'first-load': measureFirstLoad,
  'first-paint': measureFirstPaint,
  landing: measureLanding,
  render: measureRender,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. Known: ${Object.keys(sections).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const name of wanted.length > 0 ? wanted : Object.keys(sections)) await print(name);
}

async function print(name: string): Promise<void> {
  try {
    console.log(`${formatTable((await sections[name]?.()) ?? [])}\n`);
  } catch (error) {
    console.error(`${name} broke:`, error);
    process.exitCode = 1;
  }
}
