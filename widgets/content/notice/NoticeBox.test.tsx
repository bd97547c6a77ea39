import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget } from '../../testing/index.ts';

it('says its sentence once where it has no title', async () => {
  const { root } = await stage('a sentence alone');
  expect(root.textContent).toBe('Your account is past due. Payments must be made today.');
});

it('has a title, a sentence and controls', async () => {
  const { root } = await stage('a warning with a title and controls');
  expect(root.textContent).toContain("We couldn't sign you in");
  expect(root.textContent).toContain('Something went wrong on our end.');
  expect(within(root).getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/support');
});

it('is said to whoever cannot see it appear, where the manifest says that it may', async () => {
  const { root } = await stage('one that appears while the page is read');
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe(root.textContent));
});

it('follows the facts in its sentence', async () => {
  const { root, portal } = await stage('a danger with an amount');
  expect(root.textContent).toContain('Pay $40.00 to restore them.');
  act(() => portal.store.set({ 'billing.pastDue': 1250 }));
  expect(root.textContent).toContain('Pay $12.50 to restore them.');
});

function stage(name: string) {
  return stageWidget('content/notice', exampleOf('content/notice', name), { packs });
}
