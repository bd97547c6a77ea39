import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem, proofCatalogue } from '../../engine/core/problem/index.ts';
import { checkTexts, edited, realTexts, type Edit } from './realPortal.ts';
import { replay } from './replay.ts';

/**
 * One small edit of the real portal, the one finding that it gives, and why somebody might make it. Now and then one
 * edit makes more wrong besides.
 */
type Mutation = Edit & { code: string; besides?: string[]; why: string };

const mutations = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8')) as Mutation[]
).map((mutation) => ({ ...mutation, loaded: checkTexts(edited(realTexts, mutation)) }));

/** That there is no way out is no single event that could be lived through; `prove/sequence` has its own tests. */
const notReplayed = ['dead-end'];

/** Said where trying takes too long, and of what packs offer: no small edit of a manifest alone brings these about. */
const shownElsewhere = ['not-decided', 'unused-operation'];

const replayed = mutations.filter(({ code }) => !notReplayed.includes(code));

it('the real portal has no finding', () => {
  expect(checkTexts(realTexts).problems.map(formatProblem)).toEqual([]);
});

describe('a mutation of the real portal', () => {
  it.each(mutations)('$code: $why', ({ code, besides = [], loaded }) => {
    expect([...new Set(loaded.problems.map((each) => each.code))]).toEqual([code, ...besides]);
  });

  it.each(replayed.filter(({ loaded }) => loaded.problems.some(({ witness }) => witness)))(
    '$code happens to its witness: $why',
    ({ loaded }) => {
      for (const problem of loaded.problems) expect(replay(loaded.manifests, problem)).toBe('happens');
    },
  );
});

it('what is replayed happens because of the witness: not to somebody of whom nothing is known', () => {
  const fates = replayed.flatMap(({ loaded: { manifests, problems } }) =>
    problems
      .filter(({ witness = {} }) => Object.keys(witness).length > 0)
      .map((problem) => replay(manifests, { ...problem, witness: {} })),
  );
  expect([...new Set(fates)]).toEqual(['does not happen']);
});

describe('among the mutations', () => {
  it('each is another one, and there are sixty at least', () => {
    expect(new Set(mutations.map(({ why }) => why)).size).toBe(mutations.length);
    expect(mutations.length).toBeGreaterThanOrEqual(60);
  });

  it.each(Object.keys(proofCatalogue).filter((code) => !shownElsewhere.includes(code)))(
    'one shows %s',
    (code) => {
      expect(mutations.map((mutation) => mutation.code)).toContain(code);
    },
  );
});
