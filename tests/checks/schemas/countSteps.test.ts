import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSteps } from './countSteps.ts';

describe('countSteps', () => {
  it('matches what a regular expression matches', () => {
    fc.assert(
      fc.property(fc.constantFrom(...patterns), anyText, (pattern, text) => {
        expect(countSteps(pattern, text, 100_000).matches).toBe(new RegExp(pattern, 'u').test(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('counts a few steps for each character where there is one way only', () => {
    const steps = [100, 200].map((length) => countSteps('^[a-z]+$', `${'a'.repeat(length)}!`, 100_000).steps);
    expect(steps[1]).toBeLessThan(2.1 * (steps[0] ?? 0));
  });

  it.each(['^(a+)+$', '^(a|a)*$', '^(a*)b?(a*)c?(a*)$'])('finds out what %s costs', (pattern) => {
    const steps = [10, 20].map((length) => countSteps(pattern, `${'a'.repeat(length)}!`, 10_000_000).steps);
    expect(steps[1]).toBeGreaterThan(4 * (steps[0] ?? 0));
  });

  it.each(['(?=a)', 'a{2,3}', 'a**'])('throws at %s, which it does not know', (pattern) => {
    expect(() => countSteps(pattern, 'a', 10)).toThrow('Cannot read');
  });
});

const patterns = [
  '^[a-c][a-c0-2-]*$',
  '^(?:\\*|(?:a|:b)(?:/(?:a|:b))*(?:/\\*)?)?$',
  '^(#[0-2]{3}|b\\([0-2 %]+\\))$',
  '^a?b+c*$',
  '^[^a-b]+$',
  '^a(/[^\\s]*)?$',
];

const anyText = fc
  .array(fc.constantFrom('a', 'b', 'c', '0', '1', '-', '/', ':', '*', '#', '(', ')', ' ', '%', 'b('), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));
