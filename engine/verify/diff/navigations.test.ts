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

it('an address that comes or goes is told of once, wherever those are led on whose address is not found', () => {
  expect(textOfChange(withPage, leadOn)).toBe(
    'Everybody\n  > is shown instead of: is not found\n      on /late',
  );
  expect(textOfChange(leadOn, withPage)).toBe(
    'Everybody\n  > is not found instead of: is shown\n      on /late',
  );
});

it('what a guard does while it does not know is told to those who come as far as it', () => {
  const text = textOfChange(({ guard }) => {
    Object.assign(guard['reservations-on'] ?? {}, { whileUnknown: { waitMs: 300, then: 'allow' } });
  });
  expect(text).toBe(
    'Customers with reader.signedIn is true (late-reader)\n' +
      '  ~ guard reservations-on, while it is not known: wait 300 ms, then allow\n' +
      '      was: deny\n' +
      '      on /reserve/title',
  );
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

/** Those who are not in the house are led on from an address that no route has: to two places. */
function leadOn({ guard, route }: ManifestSet): void {
  const away = { when: { toggle: 'reservations' }, redirect: { route: 'loans' } };
  const otherwise = [away, { redirect: { route: 'home' } }];
  const allow = { fact: 'reader.inTheHouse', is: true };
  Object.assign(guard, { onward: { description: 'Onward.', allow, whileUnknown: 'allow', otherwise } });
  Object.assign(route['not-found'] ?? {}, { guards: ['onward'] });
}

function withPage(manifests: ManifestSet): void {
  leadOn(manifests);
  Object.assign(manifests.route, { late: { description: 'New.', path: '/late', page: 'home' } });
}
