import { expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const { portal } = secondPortalDesk();
it('says of a folder that it has no manifests', async () => {
  expect(await portal('format', 'nofolder')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no manifest in "nofolder"\.\n/) as string,
  });
});
