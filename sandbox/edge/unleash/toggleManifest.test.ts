import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDeclaredToggles } from './toggleManifest.ts';

describe('toggle manifests', () => {
  it('are named after their files', () => {
    writeFileSync(
      join(folder, 'quickPay.json'),
      JSON.stringify({ description: 'Pay at once', default: true }),
    );
    writeFileSync(join(folder, 'README.md'), 'no manifest');
    expect(readDeclaredToggles(folder)).toEqual([
      { name: 'quickPay', description: 'Pay at once', default: true, variants: [] },
    ]);
  });

  it('declare nothing when their folder is missing', () => {
    expect(readDeclaredToggles(join(folder, 'missing'))).toEqual([]);
  });

  it.each(['{', '{"default":"yes"}', '{}'])('name the file that cannot be used: %s', (text) => {
    writeFileSync(join(folder, 'broken.json'), text);
    expect(() => readDeclaredToggles(folder)).toThrow(/broken\.json/);
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
