import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesIn } from '../../engine/core/condition/index.ts';
import { createEvaluator } from '../../engine/core/decision/index.ts';
import { representatives, assignmentOf, type Assignment } from '../../engine/core/fact/index.ts';
import { evaluateGuard } from '../../engine/core/guard/evaluateGuard.ts';
import { manifestAt, type GuardManifest, type ManifestSet } from '../../engine/core/manifest/index.ts';
import { openSite, type Site } from '../../engine/core/site/index.ts';
import { anyMutation, mutated, runs, timeout } from './anyMutation.ts';
import { createProgress } from './progress.ts';
import { checkTexts, realTexts } from './realPortal.ts';

const real = checkTexts(realTexts).manifests;
const realSite = openSite(real, { environment: 'PROD' });
const guardFiles = realTexts.manifests.filter(({ path }) => /^(guards|conditions)\//.test(path));

it(
  `${runs} random mutations let nobody new past a guard, checked or not, unless its own sound condition says so`,
  { timeout },
  () => {
    const anyFile = fc.constantFrom(...guardFiles);
    const progress = createProgress('guards', runs);
    fc.assert(
      fc.property(anyFile, anyMutation, fc.infiniteStream(fc.nat()), (file, change, choices) => {
        const { loaded, value } = progress.step(file.path, () => mutated(file, change, choices));
        const site = openSite(withRaw(loaded.manifests, file.path, value), { environment: 'PROD' });
        const customers = Array.from({ length: 20 }, () => {
          const assignment = someAssignment(site, choices);
          return { assignment, before: sameAssignment(site, assignment) };
        });
        for (const guard of Object.keys(real.guard)) {
          const comesIn = customers.some(
            ({ assignment, before }) => enters(site, guard, assignment) && !enters(realSite, guard, before),
          );
          if (!comesIn) continue;
          // A customer who was kept out may come in only by a condition that can be resolved, never by mistake.
          const { allow } = site.manifests.guard[guard] ?? {};
          const isSound = allow !== undefined && site.conditions.isSound(allow);
          expect([guard, isSound, saysOtherwise(site, guard)]).toEqual([guard, true, true]);
        }
      }),
      { numRuns: runs },
    );
  },
);

/** The manifests as a browser would get them without a check. */
function withRaw(manifests: ManifestSet, path: string, value: unknown): ManifestSet {
  const { kind, id } = manifestAt(path) ?? { kind: 'guard', id: '' };
  return { ...real, [kind]: { ...manifests[kind], ...real[kind], [id]: value as GuardManifest } };
}

function enters(site: Site, guard: string, assignment: Assignment): boolean {
  return evaluateGuard(createEvaluator(site, assignment), guard, true).kind === 'enter';
}

/** Whether the guard has another condition than before, or another answer while facts are unknown. */
function saysOtherwise({ manifests }: Site, guard: string): boolean {
  return decidesBy(manifests, guard) !== decidesBy(real, guard);
}

function decidesBy({ guard, condition }: ManifestSet, id: string): string {
  const { allow, whileUnknown } = guard[id] ?? {};
  const asked = allow ? [allow] : [];
  // The list grows during the loop: named conditions refer to others.
  for (const each of asked)
    for (const name of namesIn(each)) asked.push(...(condition[name] ? [condition[name].when] : []));
  return JSON.stringify([asked, whileUnknown]);
}

function someAssignment({ vocabulary }: Site, choices: Iterator<number>): Assignment {
  return vocabulary.atoms.map(({ domain, fixed }) => {
    const values = [...representatives(domain), undefined];
    return fixed ?? values[choices.next().value % values.length];
  });
}

/** The same customer on the real portal. */
function sameAssignment(site: Site, assignment: Assignment): Assignment {
  const known = site.vocabulary.atoms.flatMap(({ name }, slot) => {
    const value = assignment[slot];
    return value === undefined ? [] : [[name, value] as const];
  });
  return assignmentOf(realSite.vocabulary, Object.fromEntries(known));
}
