import { matchRoutes } from 'react-router';
import { createRouteTable, type RouteEntry } from '../../../engine/core/route/index.ts';
import type { BenchLine } from '../line.ts';
import { rounds } from '../rounds.ts';
import { growthExponent, usualCost } from '../statistics.ts';
import { nanoseconds } from './nanoseconds.ts';
import { threadTimeOf } from './threadTime.ts';

const SECTION = 'Routes (beside react-router)';
const SIZES = [100, 1_000, 10_000] as const;
const COLD_SAMPLES = rounds(9);

/** Time to find the route of an address, and to build the route table. */
export function measureRoutes(): BenchLine[] {
  const measured = SIZES.map((size) => ({ size, ...measureSize(size) }));
  const [smallest, , largest] = measured;
  if (!smallest || !largest) return [];
  return [
    ...measured.map(({ size, warm, theirs }): BenchLine => ({
      section: SECTION,
      name: `match among ${size} routes`,
      ours: warm,
      unit: 'ns',
      ...(size === 10_000 && { limit: 500, goal: 250 }),
      note: `matchRoutes ${(theirs / 1_000_000).toFixed(3)} ms, ${Math.round(theirs / warm)} times ours`,
    })),
    {
      section: SECTION,
      name: 'growth of a match from 100 to 10000',
      ours: growthExponent(
        { size: smallest.size, cost: smallest.warm },
        { size: largest.size, cost: largest.warm },
      ),
      unit: 'exponent',
      limit: 0.1,
    },
    ...measured.map(({ size, cold }): BenchLine => ({
      section: SECTION,
      name: `table of ${size} routes, cold`,
      ours: cold,
      unit: 'ms',
      ...(size === 10_000 && { limit: 20, goal: 10 }),
    })),
  ];
}

function measureSize(size: number): { warm: number; theirs: number; cold: number } {
  const entries = routesOf(size);
  const paths = entries
    .filter((_, index) => index % Math.ceil(size / 64) === 0)
    .map(({ path }) => path.replaceAll(/:\w+/g, 'x42'));
  const table = createRouteTable(entries);
  const objects = entries.map(({ route, path }) => ({ id: route, path }));
  let turn = 0;
  const nextPath = (): string => paths[(turn += 1) % paths.length] ?? '/';
  const { warm, theirs } = nanoseconds({
    warm: () => table.match(nextPath()),
    theirs: () => matchRoutes(objects, nextPath()),
  });
  return { warm, theirs, cold: coldTable(entries) };
}

/** Builds a new table for each sample; only the code that builds it may be warm. */
function coldTable(entries: readonly RouteEntry[]): number {
  const samples = Array.from({ length: COLD_SAMPLES }, () => threadTimeOf(() => createRouteTable(entries)));
  return usualCost(samples);
}

/** Addresses as portals have them: some fixed, some with parameters, three segments deep. */
function routesOf(count: number): RouteEntry[] {
  const forms = ['/area-$/page-$', '/area-$/page-$/:id', '/area-$/:id/view-$', '/area-$/page-$/edit'];
  return Array.from({ length: count }, (_, index) => {
    const [area, page] = [Math.floor(index / 40), index % 40];
    const form = forms[index % forms.length] ?? '';
    return { route: `route-${index}`, path: form.replace('$', String(area)).replace('$', String(page)) };
  });
}
