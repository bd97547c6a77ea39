import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linesOfLoad } from './linesOfLoad.ts';

describe('linesOfLoad', () => {
  const bytes = randomBytes(10_000);
  const lines = linesOfLoad(
    'Load',
    [
      { path: '/assets/small-Bx8PEq51.js', bytes: bytes.subarray(0, 3_000) },
      { path: '/assets/portal-Bx8PEq52.js', bytes },
      { path: '/assets/releases/04bf3278a8b34df251cd6dabe4507139.json', bytes: bytes.subarray(0, 2_000) },
      {
        path: '/assets/copy/en/shell.d53fe355413f531dbfb9018dce06e8fc.json',
        bytes: bytes.subarray(0, 1_000),
      },
    ],
    { limit: 100, goal: 85 },
  );

  it('holds the scripts and the manifests against the budget, and nothing else', () => {
    expect(lines[0]).toMatchObject({ name: 'scripts and manifests, 3 files', limit: 100, goal: 85 });
    expect(lines[0]?.ours).toBeCloseTo(15, 0);
    expect(lines.slice(1).every(({ limit }) => limit === undefined)).toBe(true);
    expect(lines[1]?.ours).toBeCloseTo(1, 0);
  });

  it('lists every file, the largest first', () => {
    expect(lines.slice(2).map(({ name }) => name.trim())).toEqual([
      'script portal.js',
      'script small.js',
      'release bundle.json',
      'sentences shell.json',
    ]);
  });
});
