import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { engineFolder } from './project.ts';
import { projectSettings } from './projectSettings.ts';

afterEach(() => void vi.unstubAllEnvs());

it('keeps the releases of a second portal apart, and compares them with what that was built into', () => {
  vi.stubEnv('DATA_FOLDER', '');
  vi.stubEnv('PORTAL_FOLDER', '');
  vi.stubEnv('PORTAL_PROJECT', 'tests/fixtures/pharmacy');
  const pharmacy = join(engineFolder, 'tests/fixtures/pharmacy');
  expect(projectSettings()).toMatchObject({
    dataFolder: join(pharmacy, '.data'),
    builtPortal: join(pharmacy, 'dist'),
  });
});

it('keeps them where this machine says', () => {
  vi.stubEnv('DATA_FOLDER', '/srv/data');
  vi.stubEnv('PORTAL_FOLDER', '/srv/portal');
  expect(projectSettings()).toMatchObject({ dataFolder: '/srv/data', builtPortal: '/srv/portal' });
});
