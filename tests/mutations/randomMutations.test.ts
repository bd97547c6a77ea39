import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../engine/core/condition/index.ts';
import { createAsker } from '../../engine/core/decision/index.ts';
import { representatives, worldOf, type World } from '../../engine/core/fact/index.ts';
import { askGuard } from '../../engine/core/guard/index.ts';
import { manifestAt, type GuardManifest, type ManifestSet } from '../../engine/core/manifest/index.ts';
import { openSite, type Site } from '../../engine/core/site/index.ts';
import { anyChange, changed, type Change } from '../sets/randomChange.ts';
import { checkTexts, realTexts } from './realPortal.ts';
import { replay } from './replay.ts';

/** `npm run matrix:mutations` tries 10,000; `FAST_CHECK_SEED=1` others. */
const runs = Number(process.env['MUTATIONS'] ?? 100);

const real = checkTexts(realTexts).manifests;
const guardFiles = realTexts.manifests.filter(({ path }) => /^(guards|conditions)\//.test(path));

describe(`${runs} random mutations of the real portal`, { timeout: 60_000 + 300 * runs }, () => {
  it('never make the check throw, and each witness lives through what its finding says', () => {
    const anyFile = fc.constantFrom(...realTexts.manifests);
    fc.assert(
      fc.property(anyFile, anyMutation, fc.infiniteStream(fc.nat()), (file, change, choices) => {
        const { manifests, problems } = mutated(file, change, choices);
        for (const problem of problems) {
          expect(problem.message).toMatch(/\.$/);
          expect(replay(manifests, problem)).not.toBe('does not happen');
        }
      }),
      { numRuns: runs },
    );
  });

  it('let nobody new past a guard, checked or not, unless its own sound condition says so', () => {
    const anyFile = fc.constantFrom(...guardFiles);
    fc.assert(
      fc.property(anyFile, anyMutation, fc.infiniteStream(fc.nat()), (file, change, choices) => {
        const { manifests, value } = mutated(file, change, choices);
        const site = openSite(withRaw(manifests, file.path, value), { environment: 'PROD' });
        const worlds = Array.from({ length: 20 }, () => someWorld(site, choices));
        for (const guard of Object.keys(real.guard)) {
          const comesIn = (world: World): boolean =>
            enters(site, guard, world) && !enters(realSite, guard, sameWorld(site, world));
          if (!worlds.some(comesIn)) continue;
          // Somebody who was kept out comes in: because a condition that can be resolved says so, never by mistake.
          const { allow } = site.manifests.guard[guard] ?? {};
          const isSound = allow !== undefined && site.conditions.isSound(allow);
          expect([guard, isSound, saysOtherwise(site, guard)]).toEqual([guard, true, true]);
        }
      }),
      { numRuns: runs },
    );
  });
});

const realSite = openSite(real, { environment: 'PROD' });

/** What people do: negate, swap for another word of the portal, say twice, turn round; and what nobody does. */
const anyMutation: fc.Arbitrary<Change> = fc.oneof(
  anyChange,
  changing((value) => (typeof value === 'boolean' ? !value : { not: value })),
  changing((value) => (Array.isArray(value) ? value.toReversed() : value)),
  changing((value) => (Array.isArray(value) ? [...value, ...value.slice(0, 1)] : [value])),
  fc.constantFrom(...wordsOf(realTexts.manifests.map(({ text }) => text))).map(
    (word): Change =>
      (owner, key) =>
        void Reflect.set(owner, key, word),
  ),
);

function changing(change: (value: unknown) => unknown): fc.Arbitrary<Change> {
  return fc.constant<Change>(
    (owner, key) => void Reflect.set(owner, key, change(Reflect.get(owner, key) as unknown)),
  );
}

function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    [...text.matchAll(/"([^"\s]{2,40})"/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(words)];
}

interface TextFile {
  path: string;
  text: string;
}

function mutated(file: TextFile, change: Change, choices: Iterator<number>) {
  const text = JSON.stringify(changed(JSON.parse(file.text), change, choices), undefined, 2);
  const after = { path: file.path, text };
  const manifests = [...realTexts.manifests.filter(({ path }) => path !== file.path), after];
  return { value: JSON.parse(text) as unknown, ...checkTexts({ ...realTexts, manifests }) };
}

/** The manifests as a browser would get them if nobody had checked them. */
function withRaw(manifests: ManifestSet, path: string, value: unknown): ManifestSet {
  const { kind, id } = manifestAt(path) ?? { kind: 'guard', id: '' };
  return { ...real, [kind]: { ...manifests[kind], ...real[kind], [id]: value as GuardManifest } };
}

function enters(site: Site, guard: string, world: World): boolean {
  return askGuard(createAsker(site, world), guard, true).kind === 'enter';
}

/** What the guard decides by is another condition than before, or says otherwise what to do while nothing is known. */
function saysOtherwise({ manifests }: Site, guard: string): boolean {
  return decidesBy(manifests, guard) !== decidesBy(real, guard);
}

function decidesBy({ guard, condition }: ManifestSet, id: string): string {
  const { allow, whileUnknown } = guard[id] ?? {};
  const asked = allow ? [allow] : [];
  // Grows while it is gone through: named conditions name others.
  for (const each of asked)
    for (const name of namesIn(each)) asked.push(...(condition[name] ? [condition[name].when] : []));
  return JSON.stringify([asked, whileUnknown]);
}

function someWorld({ vocabulary }: Site, choices: Iterator<number>): World {
  return vocabulary.atoms.map(({ domain, fixed }) => {
    const values = [...representatives(domain), undefined];
    return fixed ?? values[choices.next().value % values.length];
  });
}

/** The same customer on the real portal. */
function sameWorld(site: Site, world: World): World {
  const known = site.vocabulary.atoms.flatMap(({ name }, slot) => {
    const value = world[slot];
    return value === undefined ? [] : [[name, value] as const];
  });
  return worldOf(realSite.vocabulary, Object.fromEntries(known));
}
