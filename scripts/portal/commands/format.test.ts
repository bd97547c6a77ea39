import { expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const { portal } = secondPortalDesk();
it.each(['nofolder', '.'])('says of a folder that it has no manifests: %s', async (folder) => {
  const said = await portal('format', folder);
  expect(said.status).toBe(2);
  expect(said.stderr.split('\n')[0]).toBe(`There is no manifest in "${folder}".`);
});

it('is not asked of a whole project, nor is check', async () => {
  const { status, stderr } = await portal('check', '.');
  expect([status, stderr.split('\n')[0]]).toEqual([
    2,
    '"." is a whole project. Its manifests are in manifests.',
  ]);
});
