import { expect, it } from 'vitest';
import { createSession } from '../../engine/runtime/facts/session.ts';
import { fakePorts } from '../../engine/runtime/testing/index.ts';
import { site } from './realSite.ts';

it.each([
  ['web', null],
  ['webview', null],
  ['native-ios', 'ios'],
  ['native-android', 'android'],
  [undefined, null],
])('SH-CALL-036: in %s people sign in as the client of the platform %s', (kind, platform) => {
  const session = createSession({
    site,
    ports: fakePorts(),
    store: { read: (name) => (name === 'platform.kind' ? kind : undefined), set: () => undefined },
    language: () => 'es',
  });
  const url = new URL(session.signInUrl('/billing'), 'https://portal.example');
  expect(url.pathname).toBe('/auth/sign-in');
  expect(url.searchParams.get('platform')).toBe(platform);
  expect(url.searchParams.get('returnTo')).toBe('/billing');
});
