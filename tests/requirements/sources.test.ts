import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLedger } from './ledger.ts';

const root = `${import.meta.dirname}/../..`;
const rows = new Set(readLedger().map(({ id }) => id));

it('every row that a manifest names as its source is in the ledger', () => {
  const files = globSync(['manifests/portal/**/*.json', 'tests/sets/whole-portal/**/*.json'], { cwd: root });
  const unknown = files.flatMap((file) =>
    sourcesIn(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')))
      .flatMap(rowsOf)
      .filter((row) => !rows.has(row))
      .map((row) => `${file}: ${row}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(unknown).toEqual([]);
});

it('a row is named alone, or as the first and the last of several', () => {
  expect(rowsOf('SH-BANNER-001..014, BL-CON-001')).toEqual(['SH-BANNER-001', 'SH-BANNER-014', 'BL-CON-001']);
});

function rowsOf(source: string): string[] {
  const named = source.matchAll(/\b((?:SH|BL)-[A-Z0-9]+-)(\d+)(?:\.\.(\d+))?/gu);
  return [...named].flatMap(([, area, first, last]) => [
    `${area}${first}`,
    ...(last === undefined ? [] : [`${area}${last}`]),
  ]);
}

function sourcesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? [value] : sourcesIn(value),
  );
}
