import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import corpus from './return-to.corpus.json' with { type: 'json' };
import { safeReturnTo } from './returnTo.ts';

const portalOrigin = 'http://localhost:4000';

describe('the address to return to after signing in', () => {
  it.each(corpus.hostile)('SH-GUARD-001 is the start page for %j', (wish) => {
    expect(safeReturnTo(wish, portalOrigin)).toBe('/');
  });

  it.each(corpus.harmless)('SH-GUARD-001 follows %j to %j', (wish, path) => {
    expect(safeReturnTo(wish, portalOrigin)).toBe(path);
  });

  it.each([null, undefined, `/${'a'.repeat(2001)}`])('is the start page for what is no address', (wish) => {
    expect(safeReturnTo(wish, portalOrigin)).toBe('/');
  });

  it('never leaves the portal, whatever is asked for', () => {
    const piece = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.test',
      'http:',
    );
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const result = safeReturnTo(pieces.join(''), portalOrigin);
        expect(navigate(result).origin).toBe(portalOrigin);
        expect(navigate(navigate(result).pathname).origin).toBe(portalOrigin);
      }),
    );
  });
});

/** Resolves a `Location` header or a link as a browser does. */
function navigate(address: string): URL {
  return new URL(address, portalOrigin);
}
