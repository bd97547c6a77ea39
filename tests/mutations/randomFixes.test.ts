import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadPortal, fixAll, type Checked, type Texts } from '../../engine/verify/index.ts';
import { readSet, sourcesOf } from '../../engine/verify/testing/index.ts';
import { anyChange, changed, type Change } from '../fixtures/sets/randomChange.ts';

/** The same number as for the other random mutations. */
const runs = Number(process.env['MUTATIONS'] ?? 25);

const { 'packs.json': packs = '{}', ...files } = readSet('smallest');
const sound: Texts = new Map(
  Object.entries(files)
    .filter(([path]) => /^(?:portal|locales)\//.test(path))
    .map(([path, text]) => [path.replace(/^portal\//, ''), text]),
);
const manifestFiles = [...sound.keys()].filter((path) => !path.startsWith('locales/'));

const whoMayEnter = manifestFiles.filter((path) => /^(?:guards|conditions|routes)\//.test(path));

/** A typing error in a text, or in the name of a property; or a change that nobody means. */
const anySlip: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .nat()
      .chain((at) => changing((value) => (typeof value === 'string' ? slipped(value, at) : value))),
  },
  {
    weight: 1,
    arbitrary: fc.nat().map((at): Change => (owner, key) => {
      Reflect.set(owner, slipped(key, at), Reflect.get(owner, key));
      Reflect.deleteProperty(owner, key);
    }),
  },
  { weight: 1, arbitrary: anyChange },
  // The same value in another form: as a string, repeated, and a single item in place of a list.
  { weight: 2, arbitrary: changing((value) => (typeof value === 'object' ? value : String(value))) },
  { weight: 1, arbitrary: changing((value) => (Array.isArray(value) ? [...value, ...value] : value)) },
  { weight: 1, arbitrary: changing((value) => (Array.isArray(value) ? (value[0] as unknown) : value)) },
);

it.each([false, true])(
  'whatever is changed, fixing (lossy: %s) never throws, never touches more of who may enter than the spelling of a name, and is done after once',
  { timeout: 300_000 + 600 * runs },
  (lossy) => {
    let fixedOnce = 0;
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...manifestFiles), fc.constantFrom(...whoMayEnter)),
        fc.array(anySlip, { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        (file, slips, choices) => {
          const value = slips.reduce<unknown>(
            (each, change) => (isOwner(each) ? changed(each, change, choices) : each),
            JSON.parse(sound.get(file) ?? ''),
          );
          const broken = new Map(sound).set(file, JSON.stringify(value, undefined, 2));
          const { texts, fixed } = fixAll(broken, check, lossy);
          fixedOnce += fixed.length > 0 ? 1 : 0;
          const strict = manifestFiles.filter((path) => texts.has(path) && !isNamedAnew(path, broken, texts));
          expect(strict.map((path) => strictnessOf(path, texts.get(path)))).toEqual(
            strict.map((path) => strictnessOf(path, broken.get(path))),
          );
          expect(fixAll(texts, check, lossy)).toMatchObject({ texts, fixed: [] });
        },
      ),
      { numRuns: runs },
    );
    // The test is not empty: enough fixes were applied.
    expect(fixedOnce).toBeGreaterThan(runs / 10);
  },
);

/**
 * The rules of entry that fixing must not change: the conditions of a guard or a named condition, apart from the spelling of
 * names, and the number of a route's guards. Undefined for other files, and for one that was removed because nothing named
 * it.
 */
function strictnessOf(path: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const { allow, whileUnknown, when, guards } = JSON.parse(text) as Record<string, unknown>;
  if (path.startsWith('guards/')) return [formOf(allow), formOf(whileUnknown)];
  if (path.startsWith('conditions/')) return formOf(when);
  // One guard in place of a list is made a list of it.
  if (path.startsWith('routes/') && typeof guards === 'string') return 1;
  return path.startsWith('routes/') && Array.isArray(guards) ? new Set(guards).size : undefined;
}

/** Whether a fix has renamed properties that were misspelt: `alow`, `gaurds`. */
function isNamedAnew(path: string, before: Texts, after: Texts): boolean {
  const [old, now] = [before, after].map((texts) =>
    Object.keys(JSON.parse(texts.get(path) ?? '{}') as object),
  );
  return old?.join() !== now?.join();
}

/** A value with all strings made equal. */
function formOf(value: unknown): unknown {
  if (typeof value === 'string') return 'a name';
  if (Array.isArray(value)) return value.map(formOf);
  return isOwner(value) ? Object.values(value).map(formOf) : value;
}

function isOwner(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function changing(change: (value: unknown) => unknown): fc.Arbitrary<Change> {
  return fc.constant<Change>(
    (owner, key) => void Reflect.set(owner, key, change(Reflect.get(owner, key) as unknown)),
  );
}

/** A word with a letter too many, one missing, or two that changed places. */
function slipped(word: string, at: number): string {
  const index = 1 + (at % Math.max(1, word.length - 1));
  const [head, tail] = [word.slice(0, index), word.slice(index)];
  if (at % 3 === 0) return head + head.slice(-1) + tail;
  return at % 3 === 1
    ? head + tail.slice(1)
    : head.slice(0, -1) + tail.slice(0, 1) + head.slice(-1) + tail.slice(1);
}

function check(texts: Texts): Checked {
  const entries = [...texts].map(([path, text]) => [
    path.startsWith('locales/') ? path : `portal/${path}`,
    text,
  ]);
  return loadPortal(
    sourcesOf({ ...(Object.fromEntries(entries) as Record<string, string>), 'packs.json': packs }),
  );
}
