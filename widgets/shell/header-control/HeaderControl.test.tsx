import { fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget, until } from '../../testing/index.ts';

it('leads to the sign-in with a link, which comes back and speaks the language', async () => {
  const { root } = await stage('a link to the sign-in');
  const { pathname, searchParams } = new URL(
    within(root).getByRole<HTMLAnchorElement>('link', { name: 'Sign in' }).href,
  );
  expect([pathname, searchParams.get('returnTo'), searchParams.get('lang')]).toEqual([
    '/auth/sign-in',
    '/account-summary',
    'en',
  ]);
});

it('signs out with a button, on the server first', async () => {
  const leave = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
  const { root, sent } = await stage('a button');
  fireEvent.click(within(root).getByRole('button', { name: 'Sign out' }));
  expect(leave).not.toHaveBeenCalled();
  await until(() => leave.mock.calls.length > 0, 'the sign-out');
  expect(sent.filter(({ path }) => path === '/auth/sign-out')).toHaveLength(1);
});

it('is not there where its condition does not hold', async () => {
  const { root } = await stage('one that does not hold');
  expect(root.innerHTML).toBe('');
});

function stage(name: string) {
  return stageWidget('shell/header-control', exampleOf('shell/header-control', name), {
    packs,
  });
}
