import type { Evaluate } from '../../core/condition/index.ts';
import { representatives, worldOf, type AtomValue, type World } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { UndecidedError, type Known, type Requirement } from './requirement.ts';
import { rulesAbout } from './rules.ts';

/** A world in which everything that was required holds. */
export interface FoundWorld {
  /** Every atom that was mentioned has a value; all others are not known. */
  world: World;
  /** The few facts that matter: without any one of them a requirement would be open. */
  facts: Known;
}

/** Values that are tried before it is given up. Sites that people write need some tens. */
const budget = 20_000;

/** A requirement, ready to be asked. */
interface Test {
  evaluate: Evaluate;
  is: boolean;
  slots: readonly number[];
}

/**
 * Finds a world in which every condition gives the answer that is required and every rule of the fact catalogue
 * holds; undefined when there is none. Tries the values of one atom after the other, and gives a way up as soon as
 * what is known already contradicts: so only what matters is tried, not every combination.
 *
 * @param fixed facts that are given; they do not appear among the `facts` found
 * @throws UndecidedError when it would take too long
 */
export function findWorld(
  site: Site,
  requirements: readonly Requirement[],
  fixed: Known = {},
): FoundWorld | undefined {
  const required = requirements.map(({ condition, is }) => testOf(site, condition, is));
  const rules = rulesAbout(
    site,
    required.flatMap(({ slots }) => slots),
  ).map((rule) => testOf(site, rule, true));
  const values = [...emptyWorld(site)];
  const given = new Set<number>();
  for (const [name, value] of Object.entries(fixed)) {
    const slot = site.vocabulary.slotOf(name);
    if (slot === undefined) continue;
    values[slot] = value;
    given.add(slot);
  }
  const tests = [...required, ...rules];
  if (!createSearch(site, tests, values)()) return undefined;
  const facts = smallest(site, required, values, given);
  return { world: completed(site, tests, values), facts };
}

const emptyWorlds = new WeakMap<Site, World>();

/** A world in which only the constants are known. */
function emptyWorld(site: Site): World {
  const world = emptyWorlds.get(site) ?? worldOf(site.vocabulary, {});
  emptyWorlds.set(site, world);
  return world;
}

function testOf({ conditions }: Site, condition: Condition | undefined, is: boolean): Test {
  return { evaluate: conditions.compile(condition), is, slots: conditions.slotsOf(condition) };
}

/** A search that fills `values` until every test is decided as it should; false when that cannot be. */
function createSearch(
  { vocabulary }: Site,
  tests: readonly Test[],
  values: (AtomValue | undefined)[],
): () => boolean {
  let tried = 0;
  return function search(): boolean {
    const open = firstOpen(tests, values);
    if (open === undefined || open === 'contradiction') return open === undefined;
    const slot = open.slots.find((each) => values[each] === undefined);
    const domain = slot === undefined ? undefined : vocabulary.atoms[slot]?.domain;
    // Everything that it asks is known, and it is not: such a condition can never be resolved.
    if (slot === undefined || domain === undefined) return false;
    for (const value of representatives(domain)) {
      tried += 1;
      if (tried > budget) throw new UndecidedError();
      values[slot] = value;
      if (search()) return true;
    }
    values[slot] = undefined;
    return false;
  };
}

function firstOpen(tests: readonly Test[], world: World): Test | 'contradiction' | undefined {
  let open: Test | undefined;
  for (const test of tests) {
    const value = test.evaluate(world);
    if (value === undefined) open ??= test;
    else if (value !== test.is) return 'contradiction';
  }
  return open;
}

/** Takes facts away, one by one, as long as the requirements stay decided without them. */
function smallest(site: Site, required: readonly Test[], world: World, given: ReadonlySet<number>): Known {
  const values = [...world];
  const facts: Record<string, AtomValue> = {};
  for (const slot of new Set(required.flatMap(({ slots }) => slots))) {
    const value = values[slot];
    if (value === undefined || given.has(slot)) continue;
    values[slot] = undefined;
    if (required.every(({ evaluate, is }) => evaluate(values) === is)) continue;
    values[slot] = value;
    facts[site.vocabulary.atoms[slot]?.name ?? ''] = value;
  }
  return facts;
}

/** Whatever the rest of the mentioned atoms are, everything stays decided: each gets its first value. */
function completed({ vocabulary }: Site, tests: readonly Test[], world: World): World {
  const values = [...world];
  for (const slot of tests.flatMap(({ slots }) => slots)) {
    const domain = vocabulary.atoms[slot]?.domain;
    if (domain) values[slot] ??= representatives(domain)[0];
  }
  return values;
}
