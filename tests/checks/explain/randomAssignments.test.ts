import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConditionExplanation, Evaluate } from '../../../engine/core/condition/index.ts';
import type { Reason } from '../../../engine/core/decision/index.ts';
import { explainAddress, type AddressExplanation } from '../../../engine/core/explanation/index.ts';
import { representatives, assignmentOf, type AtomValue } from '../../../engine/core/fact/index.ts';
import { partAt } from '../../../engine/core/json/index.ts';
import { manifestAt, type Condition } from '../../../engine/core/manifest/index.ts';
import { openSite, type Site } from '../../../engine/core/site/index.ts';
import { exampleOf, loadPortal } from '../../../engine/verify/index.ts';
import { readSet, sourcesOf } from '../../../engine/verify/testing/index.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { readPortal } from '../../../scripts/portal/readPortal.ts';

/** `ASSIGNMENTS=10000 npx vitest run tests/checks/explain` tries more, `FAST_CHECK_SEED=1` others. */
const runs = Number(process.env['ASSIGNMENTS'] ?? 100);
const seed = Number(process.env['FAST_CHECK_SEED'] ?? 20_261_121);

const library = loadPortal(sourcesOf(readSet('smallest'))).manifests;
const real = loadPortal(await readPortal(currentProject())).manifests;
const whole = loadPortal(await readPortal(currentProject(), 'tests/fixtures/sets/whole-portal')).manifests;
/** The last site has so many conditions that a tenth of the assignments is enough. */
const sites: [string, Site, number][] = [
  ['the smallest set', openSite(library, { environment: 'PROD' }), runs],
  ['the real portal', openSite(real, { environment: 'PROD' }), runs],
  ['the whole portal', openSite(whole, { environment: 'PROD' }), Math.ceil(runs / 10)],
];

describe.each(sites)(
  `in random assignments of %s (${runs}, seed ${seed})`,
  { timeout: 300_000 + 300 * runs },
  (_, site, assignments) => {
    it('an explanation, evaluated again from the facts that it cites, gives the same answer', () => {
      everyReason(site, assignments, (reason, because) => {
        const cited = Object.fromEntries(
          leavesOf(because).flatMap(({ name, actual }) => (actual === undefined ? [] : [[name, actual]])),
        );
        const answer = conditionOf(site, reason)(assignmentOf(site.vocabulary, cited));
        expect([described(reason), answer]).toEqual([described(reason), because.value]);
      });
    });

    it('another value of a fact that decides changes the answer, and of one that does not never does', () => {
      everyReason(site, assignments, (reason, because, known) => {
        const { atoms, slotOf } = site.vocabulary;
        const assignment = assignmentOf(site.vocabulary, known);
        const answers = conditionOf(site, reason);
        for (const { name, decisive } of leavesOf(because)) {
          const slot = slotOf(name) ?? -1;
          const { domain, fixed } = atoms[slot] ?? {};
          const isGiven = domain === undefined || fixed !== undefined;
          const others = isGiven ? [] : representatives(domain).filter((value) => value !== known[name]);
          const changes = others.some((value) => answers(assignment.with(slot, value)) !== because.value);
          expect([described(reason), name, changes]).toEqual([described(reason), name, decisive]);
        }
      });
    });
  },
);

type Known = Readonly<Record<string, AtomValue>>;
type Check = (reason: Reason, because: ConditionExplanation, known: Known) => void;

/** Checks every reason of every decision at some address, in random assignments, in which many values are unknown. */
function everyReason(site: Site, assignments: number, check: Check): void {
  const addresses = Object.values(site.manifests.route).map(exampleOf);
  fc.assert(
    fc.property(anyKnown(site), fc.constantFrom(...addresses), (known, address) => {
      for (const { reason, known: own } of reasonsOf(explainAddress(site, known, address), known)) {
        if (reason.because) check(reason, reason.because, own);
      }
    }),
    { numRuns: assignments, seed },
  );
}

function reasonsOf({ hops, screen }: AddressExplanation, known: Known): { reason: Reason; known: Known }[] {
  const onTheWay = hops.flatMap(({ reasons }) => reasons).map((reason) => ({ reason, known }));
  if (!screen) return onTheWay;
  const { header, flow, banners, navigation, dialogs, route } = screen;
  const decisions = [header, flow, ...Object.values(banners), ...Object.values(navigation), dialogs];
  const there = decisions.flatMap(({ reasons }) => reasons);
  const knownThere = { ...known, 'route.id': route };
  return [...onTheWay, ...there.map((reason) => ({ reason, known: knownThere }))];
}

function anyKnown({ vocabulary }: Site): fc.Arbitrary<Known> {
  const values = vocabulary.atoms.flatMap(({ name, domain }) => {
    const all = representatives(domain);
    return all.length === 0 ? [] : [[name, fc.constantFrom(...all)] as const];
  });
  const record = (requiredKeys?: []): fc.Arbitrary<Known> =>
    fc.record(Object.fromEntries(values), requiredKeys && { requiredKeys }) as fc.Arbitrary<Known>;
  return fc.oneof(record(), record([]));
}

/** The condition at the place of a reason. */
function conditionOf({ manifests, conditions }: Site, { place }: Reason): Evaluate {
  const found = manifestAt(place.file);
  const manifest: unknown = found && manifests[found.kind][found.id];
  return conditions.compile(partAt(manifest, place.pointer) as Condition);
}

function leavesOf({ atom, parts }: ConditionExplanation): NonNullable<ConditionExplanation['atom']>[] {
  return [...(atom ? [atom] : []), ...parts.flatMap(leavesOf)];
}

function described({ subject, place }: Reason): string {
  return `${subject} at ${place.file} ${place.pointer}`;
}
