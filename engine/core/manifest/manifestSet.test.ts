import { expect, it } from 'vitest';
import { manifestSetOf } from '../testing/index.ts';
import { emptyManifestSet, manifestKinds, manifestOf } from './index.ts';

it('begins with no manifest of any kind', () => {
  expect(Object.keys(emptyManifestSet())).toEqual([...manifestKinds]);
  expect(Object.values(emptyManifestSet()).flatMap((manifests) => Object.keys(manifests))).toEqual([]);
});

it('gives a manifest by its id', () => {
  const manifests = manifestSetOf({ route: { home: { path: '/', page: 'home' } } });
  expect(manifestOf(manifests, 'route', 'home')?.path).toBe('/');
});

it.each([undefined, 'missing', 'toString', '__proto__'])('gives none for the id %s', (id) => {
  expect(manifestOf({ ...emptyManifestSet(), route: {} }, 'route', id)).toBeUndefined();
});
