import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { buildPrerenderer } from './buildPrerenderer.ts';

const root = mkdtempSync(join(tmpdir(), 'prerenderer-'));
afterAll(() => rmSync(root, { recursive: true }));

it('is built for a project wherever that lies, with the judge of releases, which is the engine’s', async () => {
  mkdirSync(join(root, 'code'));
  writeFileSync(join(root, 'code/prerender.ts'), "export const prerender = (): string => 'drawn';\n");
  await buildPrerenderer(root, 'code/prerender.ts', join(root, 'dist'));
  const built = async (name: string): Promise<object> =>
    (await import(pathToFileURL(join(root, 'dist/.prerender', name)).href)) as object;
  expect((await built('prerender.mjs')) as { prerender: () => string }).toMatchObject({
    prerender: expect.any(Function) as unknown,
  });
  expect(await built('release-faults.mjs')).toMatchObject({ bundleFault: expect.any(Function) as unknown });
});
