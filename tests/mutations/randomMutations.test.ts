import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyMutation, mutated, runs, timeout } from './anyMutation.ts';
import { createProgress } from './progress.ts';
import { realTexts } from './realPortal.ts';
import { replay } from './replay.ts';

it(
  `${runs} random mutations never make the check throw, and each witness lives through what its finding says`,
  { timeout },
  () => {
    const anyFile = fc.constantFrom(...realTexts.manifests);
    const progress = createProgress('checked', runs);
    fc.assert(
      fc.property(anyFile, anyMutation, fc.infiniteStream(fc.nat()), (file, change, choices) => {
        const { manifests, problems } = progress.step(file.path, () => {
          const { loaded } = mutated(file, change, choices);
          return { manifests: loaded.manifests, problems: loaded.problems };
        });
        for (const problem of problems) {
          expect(problem.message).toMatch(/\.$/);
          expect(replay(manifests, problem)).not.toBe('does not happen');
        }
      }),
      { numRuns: runs },
    );
  },
);
