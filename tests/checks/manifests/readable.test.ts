import { expect, it } from 'vitest';
import { readFiles } from '../../../scripts/portal/portalTexts.ts';
import { currentProject } from '../../../scripts/portal/project.ts';

const { root, manifests } = currentProject();

/** Maximum lines of a file of each kind, beyond which nobody finds anything. A larger one needs a shared part or a split. */
it.each([
  ['sequences', 800],
  ['banners', 15],
  ['routes', 8],
])('no file of %s has more than %i lines', (kind, most) => {
  const long = readFiles(root, `${manifests}/${kind}`)
    .map(({ path, text }) => `${path}: ${text.trim().split('\n').length}`)
    .filter((each) => Number(each.split(': ')[1]) > most);
  expect(long).toEqual([]);
});
