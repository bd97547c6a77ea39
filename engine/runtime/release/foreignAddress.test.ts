import { describe, expect, it } from 'vitest';
import { manifestSetOf, type ManifestParts } from '../../core/testing/index.ts';
import { foreignAddress } from './foreignAddress.ts';
import { formatVersion } from '../../core/release/index.ts';

describe('an address that a release sets', () => {
  const session = { check: '/auth', signIn: '/auth/in', signOut: '/auth/out', returnParameter: 'to' };
  const places: [string, (address: string) => ManifestParts][] = [
    ['/session/check', (check) => ({ site: { session: { ...session, check } } })],
    ['/session/signIn', (signIn) => ({ site: { session: { ...session, signIn } } })],
    ['/session/signOut', (signOut) => ({ site: { session: { ...session, signOut } } })],
    ['/session/extend', (extend) => ({ site: { session: { ...session, extend } } })],
    ['/endpoints/loans', (loans) => ({ site: { endpoints: { loans } } })],
    ['/toggles/service', (service) => ({ site: { toggles: { service } as never } })],
    ['route shelf', (path) => ({ route: { shelf: { path, page: 'shelf' } } })],
    ['analytics use', (service) => ({ analytics: { use: { service } as never } })],
  ];
  const hostile = [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
  ];

  it.each(places.flatMap(([place, put]) => hostile.map((address) => [place, address, put] as const)))(
    'at %s is a path of the portal: %j is none',
    (place, address, put) => expect(foreignIn(put(address))).toBe(place),
  );

  it.each(places)('at %s may be any path', (_, put) => {
    expect(foreignIn(put('/api/loans'))).toBeUndefined();
  });

  it('is no way round it as something else than a text', () => {
    const signIn = ['javascript:x'] as never;
    expect(foreignIn({ site: { session: { ...session, signIn } } })).toBe('/session/signIn');
  });
});

function foreignIn(parts: ManifestParts): string | undefined {
  return foreignAddress({ format: formatVersion, manifests: manifestSetOf(parts), parts: {}, copy: {} });
}
