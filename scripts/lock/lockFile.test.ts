import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissingOptional, type LockFile } from './lockFile.ts';

const project = join(import.meta.dirname, '../..');
const lock = readJson('package-lock.json') as LockFile;

describe('the lock file', () => {
  it('names no registry, so that it works with any', () => {
    const named = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(named).toEqual([]);
  });

  it('names the binaries for every kind of machine; if not, run scripts/lock/completeLock.ts', () => {
    expect(findMissingOptional(lock)).toEqual([]);
  });

  it('asks for what package.json asks for', () => {
    const { dependencies, devDependencies } = readJson('package.json') as LockFile['packages'][string];
    expect(lock.packages['']).toMatchObject({ dependencies, devDependencies });
  });
});

describe('a package for another kind of machine', () => {
  it('is missing when no place that Node would look in has it', () => {
    const packages = {
      '': {},
      'node_modules/a': { optionalDependencies: { x: '1.0.0', y: '1.0.0', z: '1.0.0' } },
      'node_modules/a/node_modules/x': { version: '1.0.0' },
      'node_modules/y': { version: '1.0.0' },
    };
    expect(findMissingOptional({ packages })).toEqual([
      { name: 'z', version: '1.0.0', neededBy: 'node_modules/a' },
    ]);
  });
});

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(project, name), 'utf8'));
}
