import { describe, expect, it } from 'vitest';
import {
  formatProblem,
  proofCatalogue,
  type FixEdit,
  applyFixes,
  fixAll,
  type LoadedPortal,
  type Texts,
} from '../../engine/verify/index.ts';
import type { ManifestSet } from '../../engine/core/manifest/index.ts';
import { sample } from '../fixtures/sample.ts';
import list from './mutations.json' with { type: 'json' };
import { checkTexts, realTexts, type Edit } from './realPortal.ts';
import { replay } from './replay.ts';

/**
 * One small edit of the real portal, the single finding that it gives, and why somebody might make it. Some edits cause
 * further findings (`besides`).
 */
type Mutation = Edit & { code: string; besides?: string[]; why: string; fix?: Fixing };

/**
 * The result of `portal check --fix` for a mutation: it `restores` the real portal, offers a `lossless` fix with another
 * result, or would only remove something (`lossy`). Undefined: it is left to people.
 */
type Fixing = 'restores' | 'lossless' | 'lossy';

/** The files under the names that places use. */
const real: Texts = new Map([
  ...realTexts.manifests.map(({ path, text }) => [path, text] as const),
  ...realTexts.locales.map(({ path, text }) => [`locales/${path}`, text] as const),
]);

/**
 * The kept results of a check. Results computed for manifests stay in memory as long as these do, some 200 MB for each
 * mutation: so these are copies, made if a witness has to be replayed, and each replay gets its own copy.
 */
type Checked = Pick<LoadedPortal, 'problems'> & Partial<Pick<LoadedPortal, 'manifests'>>;

/**
 * Cached checks by the difference to the real portal. A check of the whole portal takes a while: fixing begins with the
 * check that found the fault, and mostly ends with the real portal again.
 */
const checks = new Map<string, Checked>();

const known = list as Mutation[];

/** A fifth: each takes half a second. `npm run matrix:mutations` makes them all. */
const mutations = sample(known, 20, 'mutations').map((mutation) => {
  const broken = brokenBy(mutation);
  return { ...mutation, broken, loaded: check(broken) };
});

/** A missing way out is no single event that could be replayed; `prove/sequence` has its own tests. */
const notReplayed = ['dead-end'];

/** The first is reported if a proof takes too long, the second is about packs: no small edit of a manifest causes them. */
const shownElsewhere = ['not-decided', 'unused-operation'];

/** The widget has no similar name, and the property exists already. */
const whereNothingIsNear = new Set(['A widget that is misspelt', 'A property that is misspelt']);

const replayed = mutations.filter(({ code }) => !notReplayed.includes(code));

it('the real portal has no finding', () => {
  expect(checkTexts(realTexts).problems.map(formatProblem)).toEqual([]);
});

describe('a mutation of the real portal', () => {
  it.each(mutations)('$code: $why', ({ code, besides = [], loaded }) => {
    expect(new Set(loaded.problems.map((each) => each.code))).toEqual(new Set([code, ...besides]));
  });

  it.each(replayed.filter(({ loaded }) => loaded.problems.some(({ witness }) => witness)))(
    '$code happens to its witness: $why',
    ({ code, loaded }) => {
      const manifests = copyOf(loaded);
      // What is found beside it may be about the manifests alone, and happen to nobody.
      const told = loaded.problems.filter((problem) => problem.code === code || problem.witness);
      for (const problem of told) expect(replay(manifests, problem)).toBe('happens');
    },
  );
});

it('what is replayed happens because of the witness: not to somebody of whom nothing is known', () => {
  // If no condition says what is sent, it happens to everybody who sends it: the witness only names one.
  const caused = replayed.filter(({ code }) => code !== 'sent-unseen');
  const fates = caused.flatMap(({ loaded }) => {
    const witnessed = loaded.problems.filter(({ witness = {} }) => Object.keys(witness).length > 0);
    if (witnessed.length === 0) return [];
    const copy = copyOf(loaded);
    return witnessed.map((problem) => replay(copy, { ...problem, witness: {} }));
  });
  expect([...new Set(fates)]).toEqual(['does not happen']);
});

describe('fixing a mutation of the real portal', () => {
  it.each(mutations)('$code: $why', ({ broken, fix }) => {
    const { texts, fixed, checked } = fixAll(broken, check, false);
    const offered = fixed.length > 0;
    const lossy = checked.problems.some((problem) => problem.fix?.lossless === false);
    const restored = offered && differencesOf(texts, real).length === 0;
    const does = restored ? 'restores' : offered ? 'lossless' : lossy ? 'lossy' : undefined;
    expect(does).toBe(fix);
    const again = fixAll(texts, check, false);
    expect(again.fixed).toEqual([]);
    expect(differencesOf(again.texts, texts)).toEqual([]);
  });

  it('restores each of the misspelt names, and leaves more than half of all mutations to people', () => {
    const misspelt = known.filter(({ why }) => why.endsWith('is misspelt') && !whereNothingIsNear.has(why));
    expect(misspelt.map(({ fix }) => fix)).toEqual(misspelt.map(() => 'restores'));
    expect(misspelt.length).toBeGreaterThanOrEqual(6);
    expect(known.filter(({ fix }) => fix === undefined).length).toBeGreaterThan(known.length / 2);
  });

  it('removes, when asked to, what a mutation has added for nothing', () => {
    const added = known.filter((mutation) => mutation.fix === 'lossy' && 'add' in mutation);
    expect(added.length).toBeGreaterThanOrEqual(3);
    for (const mutation of sample(added, 3, 'mutations that add')) {
      const { texts, checked } = fixAll(brokenBy(mutation), check, true);
      expect(checked.problems.map(formatProblem)).toEqual([]);
      expect(differencesOf(texts, real)).toEqual([]);
    }
  });

  it('takes a sentence that nobody says out of every language, when asked to', () => {
    const gone = known.filter(({ code }) => code === 'unused-copy');
    expect(gone).not.toEqual([]);
    for (const mutation of gone) {
      const broken = brokenBy(mutation);
      const { texts, checked } = fixAll(broken, check, true);
      expect(checked.problems.map(formatProblem)).toEqual([]);
      const files = differencesOf(texts, broken).map((file) => file.split('/').slice(0, 2).join('/'));
      expect(files).toEqual(expect.arrayContaining(['locales/en', 'locales/es']));
    }
  });
});

describe('among the mutations', () => {
  it('each is another one, and there are sixty at least', () => {
    expect(new Set(known.map(({ why }) => why)).size).toBe(known.length);
    expect(known.length).toBeGreaterThanOrEqual(60);
  });

  it.each(Object.keys(proofCatalogue).filter((code) => !shownElsewhere.includes(code)))(
    'one shows %s',
    (code) => {
      expect(known.map((mutation) => mutation.code)).toContain(code);
    },
  );
});

/** The files with the mutation in them; everything else is the same, to the last space. */
function brokenBy(mutation: Mutation): Texts {
  const file = mutation.file.replace(/^manifests\//, '');
  if ('text' in mutation) return new Map(real).set(file, mutation.text);
  if ('add' in mutation) return new Map(real).set(file, JSON.stringify(mutation.add));
  const pointer = mutation.at;
  const edit: FixEdit =
    'put' in mutation ? { file, pointer, value: mutation.put } : { file, pointer, remove: true };
  const broken = applyFixes(real, [{ kind: 'form', lossless: true, does: '', edits: [edit] }]);
  if (!broken) throw new Error(`${mutation.why} cannot be made.`);
  return broken;
}

function check(texts: Texts): Checked {
  const key = JSON.stringify(differencesOf(texts, real).map((file) => [file, texts.get(file)]));
  const earlier = checks.get(key);
  if (earlier) return earlier;
  const files = [...texts].map(([path, text]) => ({ path, text }));
  const { manifests, problems } = checkTexts({
    manifests: files.filter(({ path }) => !path.startsWith('locales/')),
    locales: files
      .filter(({ path }) => path.startsWith('locales/'))
      .map(({ path, text }) => ({ path: path.replace('locales/', ''), text })),
  });
  const checked = structuredClone({
    problems,
    ...(problems.some(({ witness }) => witness) && { manifests }),
  });
  checks.set(key, checked);
  return checked;
}

function copyOf({ manifests }: Checked): ManifestSet {
  if (!manifests) throw new Error('Nothing of it is to be replayed.');
  return structuredClone(manifests);
}

function differencesOf(left: Texts, right: Texts): string[] {
  const all = new Set([...left.keys(), ...right.keys()]);
  return [...all].filter((file) => left.get(file) !== right.get(file));
}
