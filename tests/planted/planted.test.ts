import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it(
  'what a core decision takes for granted stands nowhere else: proof, dump and diff follow a change of it',
  { timeout: 120_000 },
  () => {
    const now = whatFollows();
    expect(now).toMatchObject({ problems: [], diff: expect.not.stringContaining('banner') });
    expect(now.banners).toBeGreaterThan(0);

    const file = 'engine/core/banner/decideBanners.ts';
    const planted = whatFollows(file, '?.showPageAlerts ?? true', '?.showPageAlerts ?? false');
    expect(planted.problems).toContain('banner-never-shows banners/overdue.json');
    expect(planted.banners).toBe(0);
    expect(planted.diff).toContain('+ banner overdue');
  },
);

interface Said {
  problems: string[];
  banners: number;
  diff: string;
}

function whatFollows(...edit: string[]): Said {
  const script = join(import.meta.dirname, 'whatFollows.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...edit], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Said;
}
