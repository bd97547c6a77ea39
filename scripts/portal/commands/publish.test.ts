import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'publish-'));
for (const folder of ['manifests', 'locales', 'schemas'])
  cpSync(join(root, folder), join(copy, folder), { recursive: true });
symlinkSync(join(root, 'widgets'), join(copy, 'widgets'));
afterAll(() => rmSync(copy, { recursive: true }));

it('checks, publishes only what is sound and was agreed to, and takes it back', () => {
  const unasked = portal('publish');
  expect(unasked).toMatchObject({ status: 2, stderr: expect.stringContaining('say --yes') as string });
  expect(existsSync(join(copy, 'data/releases'))).toBe(false);

  const first = portal('publish', '--yes');
  expect(first.stdout).toContain('The first release');
  expect(portal('publish', '--yes').stdout).toContain('Customers have this release already');

  changeBrand('Northline', 'Southline');
  const second = portal('publish', '--yes', '--message', 'A new name');
  expect(second.stdout).toContain('changes site');
  expect(portal('releases').stdout).toMatch(/^\* live .*published/);

  changeBrand('"default"', '"defualt"');
  const broken = portal('publish', '--yes');
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain('Nothing was published: ');
  const pointer = (): string => readFileSync(join(copy, 'data/releases/current.json'), 'utf8');
  const live = pointer();

  expect(portal('rollback').status).toBe(0);
  expect(pointer()).not.toBe(live);
  expect(portal('rollback')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no release before') as string,
  });
}, 120_000);

function changeBrand(from: string, to: string): void {
  const file = join(copy, 'manifests/portal/site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

function portal(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(root, 'scripts/portal.ts'), ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORTAL_PROJECT: copy,
      DATA_FOLDER: join(copy, 'data'),
      PORTAL_FOLDER: join(copy, 'dist'),
    },
  });
}
