import { expect, it, vi } from 'vitest';
import { oncePer } from './oncePer.ts';
import { loadPortal } from './loadPortal.ts';
import { readSet, sourcesOf } from './testing/index.ts';

it('works something out once for an object, even when it is nothing', () => {
  const work = vi.fn<(key: object) => undefined>();
  const known = oncePer(work);
  const [one, other] = [{}, {}];
  known(one);
  known(one);
  known(other);
  expect(work.mock.calls).toEqual([[one], [other]]);
});

it('reads a file again only when its text is another one; nobody can change what is shared', () => {
  const set = readSet('smallest');
  const { manifests: before } = loadPortal(sourcesOf(set));
  const site = set['portal/site.json']?.replace('Town Library', 'City Library') ?? '';
  const { manifests: after } = loadPortal(sourcesOf({ ...set, 'portal/site.json': site }));
  expect(after.site).not.toEqual(before.site);
  expect(after.page['home']).toBe(before.page['home']);
  expect(() => Object.assign(before.page['home'] ?? {}, { title: 'shared' })).toThrow(TypeError);
});
