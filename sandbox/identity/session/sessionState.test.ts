import { describe, expect, it } from 'vitest';
import { clearSessionCookies, readSessionState, setSessionCookies } from './sessionState.ts';

const style = { secure: true };
const lifetime = 28_800;
const state = { authentication: 'abc', remember: true, timeout: 900, userRole: 'Admin' } as const;

describe('the state of a session', () => {
  it('SH-ENT-036 is read from cookies: the authentication, whether it is remembered, and the timeout', () => {
    expect(stateOf(setSessionCookies(state, style, lifetime))).toEqual(state);
    const another = { authentication: 'def', remember: false, timeout: 60, userRole: 'Child' } as const;
    expect(stateOf(setSessionCookies(another, style, lifetime))).toEqual(another);
  });

  it('SH-ENT-036 is that of a stranger where there are no cookies', () => {
    expect(stateOf([])).toEqual({
      authentication: undefined,
      remember: false,
      timeout: undefined,
      userRole: 'Standard',
    });
  });

  it.each([
    ['remember=yes', false, undefined],
    ['remember=true&remember=true', false, undefined],
    ['remember=true&timeout=0', true, undefined],
    ['remember=true&timeout=-900', true, undefined],
    ['remember=true&timeout=9e9', true, undefined],
    ['remember=true&timeout=900000000', true, undefined],
    ['timeout=900', false, 900],
  ])('SH-ENT-036 takes nothing from a cookie that cannot be read: %s', (value, remember, timeout) => {
    expect(stateOfAccount(value)).toMatchObject({ remember, timeout });
  });

  it.each(['Standard', 'Child', 'Primary', 'Admin'] as const)(
    'SH-ROLE-007 has the role of the account cookie: %s',
    (userRole) => {
      expect(stateOfAccount(`userRole=${userRole}`)).toMatchObject({ userRole });
    },
  );

  it.each([
    '',
    'userRole=',
    'userRole=primary',
    'userRole=HeadOfHousehold',
    'userRole=Primary&userRole=Primary',
    'userRole=toString',
    'role=Primary',
    '%7B%22userRole%22%3A%22Primary%22%7D',
    '%E0%A4%A',
  ])('SH-ROLE-007 has the role Standard where the cookie names none that is known: "%s"', (value) => {
    expect(stateOfAccount(value)).toMatchObject({ userRole: 'Standard' });
  });

  it('SH-ROLE-007 has the role Standard where there are two such cookies', () => {
    const cookie = '__Host-Http-account=userRole=Primary';
    expect(stateOf([cookie, cookie])).toMatchObject({ userRole: 'Standard' });
  });
});

describe('the cookies of a session', () => {
  it('end with the browser, and no script and no other site can reach them', () => {
    const cookies = setSessionCookies({ ...state, remember: false }, style, lifetime);
    expect(cookies).toEqual([
      '__Host-Http-session=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-Http-account=userRole=Admin&remember=false&timeout=900; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('SH-ENT-035 last as long as the session can where the customer is kept signed in', () => {
    for (const cookie of setSessionCookies(state, style, lifetime))
      expect(cookie).toContain('; Max-Age=28800; Path=/; HttpOnly; Secure; SameSite=Lax');
  });

  it('are removed together', () => {
    expect(clearSessionCookies(style)).toEqual([
      '__Host-Http-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-Http-account=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});

function stateOfAccount(value: string) {
  return stateOf([`__Host-Http-account=${value}`]);
}

function stateOf(setCookies: readonly string[]) {
  const cookie = setCookies.map((each) => each.split(';')[0]).join('; ');
  return readSessionState(new Request('http://localhost/', { headers: { cookie } }), style);
}
