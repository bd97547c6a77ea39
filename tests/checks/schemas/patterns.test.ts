import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSteps } from './countSteps.ts';
import { everySchema } from './everySchema.ts';

/** Maximum steps of a pattern for each character, for any text. */
const stepsPerCharacter = 20;

const patterns = [...new Set(everySchema.flatMap(({ schema }) => schema.pattern ?? []))];

describe.each(patterns)('the pattern %s', (pattern) => {
  it('is anchored at both ends', () => {
    expect(pattern).toMatch(/^\^.*\$$/);
  });

  it('answers 50 kB of the worst text at no more than a few steps a character', () => {
    const worst = texts(pattern, 400)
      .map((repeat) => ({ repeat, steps: countSteps(pattern, repeat(400), 400 * stepsPerCharacter).steps }))
      .reduce((left, right) => (right.steps > left.steps ? right : left));
    expect(worst.steps).toBeLessThan(400 * stepsPerCharacter);
    const limit = 50_000 * stepsPerCharacter;
    expect(countSteps(pattern, worst.repeat(50_000), limit).steps).toBeLessThan(limit);
  });
});

/** Makers of long texts: a matching one, one or two characters repeated, and one that does not match. */
function texts(pattern: string, seed: number): ((length: number) => string)[] {
  const beginnings = ['', ...fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 4, seed })];
  const repeated = characters.flatMap((first) => [first, ...characters.map((second) => first + second)]);
  return beginnings.flatMap((beginning) =>
    repeated.map(
      (part) => (length: number) =>
        `${beginning}${part.repeat(Math.ceil(length / part.length))}`.slice(0, length) + '\n',
    ),
  );
}

/** One character of each class that our patterns distinguish. */
const characters = ['a', 'z', 'A', '0', '-', '_', '.', '/', ':', '*', '#', '(', ' ', '%', '{'];
