import { expect, it } from 'vitest';
import type { ManifestSet } from '../../core/manifest/index.ts';
import { textOfChange } from './testing/textOfChange.ts';

it('a redirect that takes a value from elsewhere in the query is told of', () => {
  const text = textOfChange(
    (manifests) => redirectBy(manifests, 'number'),
    (manifests) => redirectBy(manifests, 'loan'),
  );
  expect(text).toMatch(/> → \/loans\/number instead of: → \//);
  expect(text).toMatch(/on \/old-loan\?.*number=number/);
});

it('a value that an address may have no more, or now, is told of', () => {
  expect(withShelves(['novels'])).toContain('> is not found instead of: is shown\n      on /shelves/atlases');
  expect(withShelves(['novels', 'atlases', 'plays'])).toContain('on /shelves/plays');
});

/** What is told where these are the shelves that there are. */
function withShelves(shelf: readonly string[]): string {
  return textOfChange(({ route }) => void Object.assign(route['shelf'] ?? {}, { params: { shelf } }));
}

/** An address that leads to the loan that is named in its query. */
function redirectBy({ route }: ManifestSet, query: string): void {
  const to = { route: 'loan', params: { loan: { query } }, otherwise: { route: 'home' } };
  Object.assign(route, {
    old: { description: 'Old.', path: '/old-loan', redirect: { to, keepQuery: false } },
  });
}
