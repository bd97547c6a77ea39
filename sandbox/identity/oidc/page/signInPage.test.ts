import { expect, it } from 'vitest';
import { signInPage, type SignInError } from './signInPage.ts';

it.each<['en' | 'es', readonly SignInError[]]>([
  ['en', []],
  ['en', ['missingPassword']],
  ['es', []],
  ['es', ['refused']],
])('begins its title with the problem where there is one, and only there: %s, %j', (language, errors) => {
  const page = signInPage({
    language,
    brand: 'Northline',
    help: {},
    action: '/in',
    username: '',
    keepMeIn: false,
    captcha: undefined,
    errors,
    personas: [],
  });
  const title = /<title>(.*?)<\/title>/s.exec(page)?.[1] ?? '';
  expect(/^(?:There is a problem|Hay un problema): /.test(title.trim())).toBe(errors.length > 0);
});
