import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './installation.mjs';

describe('an installation', () => {
  it('is complete when every package of the lock file is there in its version', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(project)).toBe(true);
  });

  it('may lack what is meant for other machines', () => {
    lock({ 'node_modules/a-win32': { version: '1.0.0', optional: true } });
    installed({});
    expect(isInstalled(project)).toBe(true);
  });

  it('is not complete with another version, without a package, or without anything', () => {
    lock({ 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(project)).toBe(false);
    installed({});
    expect(isInstalled(project)).toBe(false);
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(project)).toBe(false);
  });
});

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'installation-'));
  mkdirSync(join(project, 'node_modules'));
});
afterEach(() => rmSync(project, { recursive: true }));

function lock(packages: object): void {
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}

function installed(packages: object): void {
  writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}
