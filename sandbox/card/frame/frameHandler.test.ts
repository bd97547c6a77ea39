import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleCardFrameRequest } from './frameHandler.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'card-frame-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<meta name="portal-origin" content="__PORTAL_ORIGIN__" />');
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'export {};');
});

afterAll(() => rm(folder, { recursive: true }));

it('tells the page whom it may talk to, and the browser who may hold it', async () => {
  const response = await get('/frame');
  expect(await response?.text()).toBe('<meta name="portal-origin" content="http://localhost:4000" />');
  const policy = response?.headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors http://localhost:4000;');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(response?.headers.get('cache-control')).toBe('no-store');
});

it('serves the files of the page, which never change under their names', async () => {
  const response = await get('/frame/assets/index-abc.js');
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response?.headers.get('cache-control')).toContain('immutable');
});

it('has no other files', async () => {
  expect((await get('/frame/assets/missing.js'))?.status).toBe(404);
  expect(await get('/frame/assets/..%2Findex.html')).toBeUndefined();
  expect(await get('/')).toBeUndefined();
});

async function get(path: string): Promise<Response | undefined> {
  const request = new Request(`http://127.0.0.1:4001${path}`);
  return handleCardFrameRequest({ folder, portalOrigin: 'http://localhost:4000/' }, request);
}
