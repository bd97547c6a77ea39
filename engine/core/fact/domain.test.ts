import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainOf, isInDomain, representatives, type Domain } from './index.ts';

describe('domainOf', () => {
  it('knows every value of booleans and enums, and the thresholds of integers', () => {
    const description = 'Something.';
    expect(domainOf({ type: 'boolean', description })).toEqual({ kind: 'values', values: [false, true] });
    expect(domainOf({ type: 'enum', description, values: ['a'] })).toEqual({ kind: 'values', values: ['a'] });
    expect(
      domainOf({ type: 'integer', description, minimum: 0, maximum: 9, thresholds: { few: 3 } }),
    ).toEqual({ kind: 'thresholds', minimum: 0, maximum: 9, thresholds: { few: 3 } });
  });

  it('leaves what can only be shown open', () => {
    expect(domainOf({ type: 'money', description: 'A fine.' })).toEqual({ kind: 'open', format: 'money' });
  });
});

describe('representatives', () => {
  it('are all values of a list, and none of what conditions cannot ask', () => {
    expect(representatives({ kind: 'values', values: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(representatives({ kind: 'open', format: 'text' })).toEqual([]);
  });

  it('are one for each case that thresholds can tell apart, and no two for the same', () => {
    fc.assert(
      fc.property(thresholdDomain, fc.nat(), (domain, offset) => {
        const range = domain.maximum - domain.minimum + 1;
        const anyValue = domain.minimum + (offset % range);
        const answers = (value: number) =>
          Object.values(domain.thresholds)
            .map((threshold) => Math.sign(value - threshold))
            .join();
        const all = representatives(domain) as number[];
        expect(all.map(answers)).toContain(answers(anyValue));
        expect(new Set(all.map(answers)).size).toBe(all.length);
        expect(all.every((value) => isInDomain(domain, value))).toBe(true);
      }),
    );
  });
});

describe('isInDomain', () => {
  it.each<[Domain['kind'] | string, Domain, unknown[], unknown[]]>([
    ['values', { kind: 'values', values: [false, true] }, [false, true], ['true', 0, undefined, null]],
    [
      'thresholds',
      { kind: 'thresholds', minimum: 0, maximum: 9, thresholds: {} },
      [0, 9],
      [-1, 10, 0.5, '5', Number.NaN],
    ],
    ['money', { kind: 'open', format: 'money' }, [0, -150], [0.5, '1', Number.NaN, Infinity]],
    ['number', { kind: 'open', format: 'number' }, [0.5, -1], [Number.NaN, Infinity, '1']],
    [
      'date',
      { kind: 'open', format: 'date' },
      ['2026-02-28', '2024-02-29'],
      ['2026-02-30', '2026-13-01', '02/28/2026', '2026-2-8', 20_260_228],
    ],
    ['time', { kind: 'open', format: 'time' }, ['00:00', '23:59'], ['24:00', '9:00', '12:60', '12:00:00']],
    ['text', { kind: 'open', format: 'text' }, ['', 'words'], [1, true, undefined]],
  ])('takes %s of the domain and nothing else', (_, domain, inside, outside) => {
    expect(inside.filter((value) => !isInDomain(domain, value))).toEqual([]);
    expect(outside.filter((value) => isInDomain(domain, value))).toEqual([]);
  });
});

const thresholdDomain = fc
  .record({
    minimum: fc.integer({ min: -20, max: 20 }),
    size: fc.integer({ min: 0, max: 40 }),
    thresholds: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 40 })),
  })
  .map(({ minimum, size, thresholds }) => ({
    kind: 'thresholds' as const,
    minimum,
    maximum: minimum + size,
    thresholds: Object.fromEntries(
      Object.entries(thresholds).map(([name, offset]) => [name, minimum + Math.min(offset, size)]),
    ),
  }));
