import { describe, expect, it } from 'vitest';
import { formatProblem, type FixEdit } from '../../engine/core/problem/index.ts';
import { applyFixes, mend, type Checked, type Texts } from '../../engine/verify/index.ts';
import mutations from './mutations.json' with { type: 'json' };
import { checkTexts, realTexts, type Edit } from './realPortal.ts';

/**
 * What `portal check --fix` does about a mutation: `restores` the real portal, offers a `lossless` fix after which it is
 * another one, or would only take something out (`lossy`). Where it says nothing, it is left to people.
 */
type Expected = 'restores' | 'lossless' | 'lossy';

type Mutation = Edit & { code: string; why: string; fix?: Expected };

/** Files as places name them. */
const real: Texts = new Map([
  ...realTexts.manifests.map(({ path, text }) => [path, text] as const),
  ...realTexts.locales.map(({ path, text }) => [`locales/${path}`, text] as const),
]);

describe('mending a mutation of the real portal', () => {
  it.each(mutations as Mutation[])('$code: $why', (mutation) => {
    const broken = brokenBy(mutation);
    const { texts, mended, checked } = mend(broken, check, false);
    const offered = mended.length > 0;
    const lossy = checked.problems.some(({ fix }) => fix?.lossless === false);
    const restored = mended.length > 0 && differencesOf(texts, real).length === 0;
    const does = restored ? 'restores' : offered ? 'lossless' : lossy ? 'lossy' : undefined;
    expect(does).toBe(mutation.fix);
    const again = mended.length === 0 ? { mended, texts: broken } : mend(texts, check, false);
    expect(again.mended).toEqual([]);
    expect(differencesOf(again.texts, texts)).toEqual([]);
  });

  it('restores each of the misspelt names, and leaves more than half of all mutations to people', () => {
    const all = mutations as Mutation[];
    const misspelt = all.filter(({ why }) => why.endsWith('is misspelt') && !whereNothingIsNear.has(why));
    expect(misspelt.map(({ fix }) => fix)).toEqual(misspelt.map(() => 'restores'));
    expect(misspelt.length).toBeGreaterThanOrEqual(6);
    expect(all.filter(({ fix }) => fix === undefined).length).toBeGreaterThan(all.length / 2);
  });
});

it('removes, when asked to, what a mutation has added for nothing', () => {
  const added = (mutations as Mutation[]).filter((mutation) => mutation.fix === 'lossy' && 'add' in mutation);
  expect(added.length).toBeGreaterThanOrEqual(3);
  for (const mutation of added) {
    const { texts, checked } = mend(brokenBy(mutation), check, true);
    expect(checked.problems.map(formatProblem)).toEqual([]);
    expect(differencesOf(texts, real)).toEqual([]);
  }
});

it('takes a sentence that nobody says out of every language, when asked to', () => {
  const gone = (mutations as Mutation[]).filter(({ code }) => code === 'unsaid-copy');
  expect(gone).not.toEqual([]);
  for (const mutation of gone) {
    const broken = brokenBy(mutation);
    const { texts, checked } = mend(broken, check, true);
    expect(checked.problems.map(formatProblem)).toEqual([]);
    const files = differencesOf(texts, broken).map((file) => file.split('/').slice(0, 2).join('/'));
    expect(files).toEqual(expect.arrayContaining(['locales/en', 'locales/es']));
  }
});

/** Of the widget there is none, and the property is there already. */
const whereNothingIsNear = new Set(['A widget that is misspelt', 'A property that is misspelt']);

/** The files with the mutation in them; everything else is as it stands there, to the last space. */
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
  const files = [...texts].map(([path, text]) => ({ path, text }));
  return checkTexts({
    manifests: files.filter(({ path }) => !path.startsWith('locales/')),
    locales: files
      .filter(({ path }) => path.startsWith('locales/'))
      .map(({ path, text }) => ({ path: path.replace('locales/', ''), text })),
  });
}

function differencesOf(left: Texts, right: Texts): string[] {
  const all = new Set([...left.keys(), ...right.keys()]);
  return [...all].filter((file) => left.get(file) !== right.get(file));
}
