import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepToOwner, keptSecret } from './ownerOnly.ts';
import { openToOthers } from './testing/openToOthers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a folder that is kept to its owner is open to nobody else, nor is anything in it', () => {
  const inside = join(folder, 'data/database');
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(inside, 'names'), '');
  chmodSync(inside, 0o777);
  chmodSync(join(inside, 'names'), 0o666);
  expect(openToOthers(join(folder, 'data'))).toHaveLength(3);
  keepToOwner(join(folder, 'data'));
  expect(openToOthers(join(folder, 'data'))).toEqual([]);
});

describe('kept secret', () => {
  it('is the same at every start', () => {
    const first = keptSecret(folder, 'identity/secret');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(folder, 'identity/secret')).toBe(first);
  });

  it('is that of the other process when two start together', () => {
    const lateToFinish = (): string => {
      keptSecret(folder, 'secret', () => 'first');
      return 'second';
    };
    expect(keptSecret(folder, 'secret', lateToFinish)).toBe('first');
  });

  it('is readable by its owner only', () => {
    keptSecret(folder, 'secret');
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });
});
