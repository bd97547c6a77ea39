import { describe, expect, it } from 'vitest';
import { clearCookie, cookieName, readCookie, setCookie } from './cookie.ts';

const secureStyle = { secure: true };

describe('cookie', () => {
  it('is out of reach for scripts, other hosts and cross-site requests', () => {
    expect(setCookie(cookieName('session', secureStyle), 'abc', secureStyle)).toBe(
      '__Host-Http-session=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('loses its prefix where the browser refuses secure cookies over http', () => {
    const plain = { secure: false };
    expect(setCookie(cookieName('session', plain), 'abc', plain, 60)).toBe(
      'session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('is removed with the attributes that it was set with', () => {
    expect(clearCookie('__Host-Http-session', secureStyle)).toBe(
      '__Host-Http-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it.each([
    ['a=1; session=abc; b=2', 'abc'],
    ['session=abc', 'abc'],
    ['xsession=abc', undefined],
    ['session=', undefined],
    ['session=abc; session=def', undefined],
    ['', undefined],
  ])('is read out of "%s" as %s', (header, value) => {
    expect(readCookie(new Request('http://localhost/', { headers: { cookie: header } }), 'session')).toBe(
      value,
    );
  });
});
