import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseSteps, steps } from './steps.ts';

describe('the steps of npm test', () => {
  it('are every check and every test that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const checks = Object.keys(scripts).filter((name) => /^(check|test):/.test(name));
    expect(checks.sort()).toEqual(steps.map(({ script }) => script).sort());
  });

  it('can be chosen by how they begin', () => {
    expect(chooseSteps([])).toBe(steps);
    expect(chooseSteps(['test:unit', 'check:types']).map(({ script }) => script)).toEqual([
      'check:types',
      'test:unit',
    ]);
  });

  it('are named when a chosen one is none of them', () => {
    expect(() => chooseSteps(['chek:'])).toThrow(/"chek:".*check:types/);
  });
});
