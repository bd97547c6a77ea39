import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it('has the header, the content and the footer around every page (SH-LAYOUT-001, SH-LAYOUT-004)', async () => {
  const { root } = await stage('for visitors');
  const header = within(root).getByRole('banner');
  expect(within(header).getByRole('link', { name: 'Sign in' })).toBeDefined();
  expect(header.dataset['header']).toBe('unauthenticated');
  expect(within(root).getByRole('main').textContent).toContain('Before');
  expect(within(root).getByRole('contentinfo').textContent).toContain('Northline Communications, Inc.');
  expect(within(root).queryByRole('navigation', { name: 'Main' })).toBeNull();
});

it('has the menu and the sign-out for customers (SH-HEAD-002)', async () => {
  const { root } = await stage('for customers');
  expect(within(root).getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(within(root).getByRole('button', { name: 'Sign out' })).toBeDefined();
  expect(within(root).getByRole('banner').dataset['header']).toBe('extended');
  expect(within(root).queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it('begins with a link to the content, for those who do not see it', async () => {
  const { root } = await stage('for visitors');
  const [first] = within(root).getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to main content', '#main']);
});

function stage(name: string) {
  return stageWidget('shell/frame', exampleOf('shell/frame', name), { packs });
}
