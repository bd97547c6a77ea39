import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuardManifest } from '../manifest/index.ts';
import { createTracingEvaluator } from '../decision/index.ts';
import { assignmentOf, type AtomValue } from '../fact/index.ts';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { evaluateGuard } from './evaluateGuard.ts';

describe('evaluateGuard', () => {
  it('lets in those for whom its condition holds', () => {
    expect(ask(readersOnly, { 'reader.signedIn': true, 'reader.banned': false })).toEqual({ kind: 'enter' });
  });

  it('sends the others to the first refusal that holds', () => {
    expect(ask(readersOnly, { 'reader.signedIn': false, 'reader.banned': true })).toEqual({
      kind: 'refuse',
      refusal: readersOnly.otherwise?.[0],
      pointer: '/otherwise/0',
    });
    expect(ask(readersOnly, { 'reader.signedIn': false, 'reader.banned': false })).toEqual({
      kind: 'refuse',
      refusal: readersOnly.otherwise?.[1],
      pointer: '/otherwise/1',
    });
  });

  it('sends to the last refusal while it is not known which holds', () => {
    expect(ask(readersOnly, { 'reader.signedIn': false })).toEqual({
      kind: 'refuse',
      refusal: readersOnly.otherwise?.[1],
      pointer: '/otherwise/1',
    });
  });

  it('waits for what is not known, as long as it says, and then does what it says', () => {
    expect(ask(readersOnly, {})).toEqual({ kind: 'wait', milliseconds: 500 });
    expect(ask(readersOnly, {}, true)).toMatchObject({ kind: 'refuse' });
    const open = { ...readersOnly, whileUnknown: { waitMs: 500, then: 'allow' as const } };
    expect(ask(open, {}, true)).toEqual({ kind: 'enter' });
  });

  it('denies or allows at once where it does not wait', () => {
    expect(ask({ ...readersOnly, whileUnknown: 'allow' }, {})).toEqual({ kind: 'enter' });
    expect(ask({ ...readersOnly, whileUnknown: 'deny' }, {})).toMatchObject({ kind: 'refuse' });
  });

  it('denies when it does not exist', () => {
    expect(evaluateGuard(evaluatorOf(siteOf({})), 'missing', false)).toEqual({
      kind: 'refuse',
      refusal: undefined,
      pointer: '',
    });
  });

  it.each<[string, Partial<GuardManifest>]>([
    ['names a fact that does not exist', { allow: { fact: 'reader.sigendIn', is: true } }],
    ['names a condition that does not exist', { allow: { not: { condition: 'missing' } } }],
    ['names a condition that refers to itself', { allow: { condition: 'round' } }],
    ['has an operator that this engine does not know', { allow: { percent: 5 } as never }],
    ['has lost its condition', { allow: undefined as never }],
  ])('denies, even if it allows what is not known, when it %s', (_, broken) => {
    const guard = { ...readersOnly, whileUnknown: 'allow' as const, ...broken };
    expect(ask(guard, { 'reader.signedIn': true, 'reader.banned': false })).toMatchObject({ kind: 'refuse' });
  });

  it.each([undefined, null, 'alow', {}, { waitMs: 'long', then: 'allow' }, 7])(
    'denies what is not known when what it says about that is %j',
    (whileUnknown) => {
      expect(ask({ ...readersOnly, whileUnknown: whileUnknown as never }, {})).toMatchObject({
        kind: 'refuse',
      });
    },
  );

  it('denies when it does not say where to', () => {
    const guard = { ...readersOnly, otherwise: undefined as never };
    expect(ask(guard, { 'reader.signedIn': false })).toMatchObject({ kind: 'refuse', refusal: undefined });
  });

  it('lets nobody in whom it kept out before a part of it was broken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('allow', 'whileUnknown', 'otherwise'),
        anyDamage,
        fc.boolean(),
        (part, damage, waited) => {
          const guard = { ...readersOnly, [part]: damage(readersOnly[part]) };
          expect(ask(guard, { 'reader.signedIn': false, 'reader.banned': true }, waited).kind).not.toBe(
            'enter',
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('writes down each step that it took', () => {
    const site = siteOf({ facts, guard: { readers: readersOnly } });
    const evaluator = createTracingEvaluator(site, assignmentOf(site.vocabulary, {}));
    evaluateGuard(evaluator, 'readers', false);
    expect(
      evaluator.reasons.map(({ subject, outcome, place }) => [subject, outcome, place.file + place.pointer]),
    ).toEqual([
      ['guard readers', 'unknown', 'guards/readers.json/allow'],
      ['guard readers', 'waits 500 ms', 'guards/readers.json/whileUnknown'],
    ]);
  });
});

const facts = {
  reader: {
    comesFrom: 'The session.',
    facts: {
      signedIn: { type: 'boolean', description: 'Signed in.' },
      banned: { type: 'boolean', description: 'May not come in.' },
    },
  },
} as const;

const readersOnly: Omit<GuardManifest, 'description'> = {
  allow: { all: [{ fact: 'reader.signedIn', is: true }, { not: { fact: 'reader.banned', is: true } }] },
  whileUnknown: { waitMs: 500, then: 'deny' },
  otherwise: [
    { when: { fact: 'reader.banned', is: true }, redirect: { route: 'sorry' } },
    { redirect: { route: 'sign-in' }, returnTo: true },
  ],
};

/** Removes or replaces one key or item, anywhere in a part of the guard. */
const anyDamage = fc
  .tuple(
    fc.array(fc.nat()),
    fc.oneof(
      fc.constant(undefined),
      fc.jsonValue({ maxDepth: 1 }).filter((value) => value !== 'allow'),
    ),
  )
  .map(
    ([path, replacement]) =>
      (part: unknown) =>
        damaged(part, path, replacement),
  );

function damaged(value: unknown, [step, ...path]: readonly number[], replacement: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[step % keys.length] ?? '';
  const inner = damaged(Reflect.get(value, key), path, replacement);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? inner : item));
  return { ...value, [key]: inner };
}

function ask(guard: Omit<GuardManifest, 'description'>, known: Record<string, AtomValue>, waited = false) {
  const site = siteOf({
    facts,
    guard: { readers: guard },
    condition: { round: { when: { not: { condition: 'round' } } } },
  });
  return evaluateGuard(evaluatorOf(site, known), 'readers', waited);
}
