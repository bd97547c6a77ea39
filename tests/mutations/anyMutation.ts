import * as fc from 'fast-check';
import type { LoadedPortal } from '../../engine/verify/index.ts';
import { anyChange, changed, type Change } from '../fixtures/sets/randomChange.ts';
import { checkTexts, realTexts } from './realPortal.ts';

/** `npm run matrix:mutations` tries 10,000; `FAST_CHECK_SEED=1` others. */
export const runs = Number(process.env['MUTATIONS'] ?? 12);

/** Timeout for this number of runs, in milliseconds: far above what they take. */
export const timeout = 300_000 + 300 * runs;

/** A file of the real portal. */
export interface TextFile {
  path: string;
  text: string;
}

/** The real portal with one changed file. */
export interface Mutated {
  /** The new content of the file. */
  value: unknown;
  loaded: LoadedPortal;
}

/** Changes a file at a place chosen by `choices`, and loads the portal with it. */
export function mutated(file: TextFile, change: Change, choices: Iterator<number>): Mutated {
  const text = JSON.stringify(changed(JSON.parse(file.text), change, choices), undefined, 2);
  const after = { path: file.path, text };
  const manifests = [...realTexts.manifests.filter(({ path }) => path !== file.path), after];
  return { value: JSON.parse(text) as unknown, loaded: checkTexts({ ...realTexts, manifests }) };
}

/** Changes that people make: negate, swap for another word of the portal, repeat, reverse; and changes that nobody makes. */
export const anyMutation: fc.Arbitrary<Change> = fc.oneof(
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
