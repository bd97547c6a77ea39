import { expect, it } from 'vitest';
import { readFiles } from '../../scripts/portal/portalTexts.ts';
import { currentProject } from '../../scripts/portal/project.ts';

const { root, manifests } = currentProject();

/** Lines of the longest file of a kind: beyond them nobody finds anything. What grows is said once, as a part, or is two things. */
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
