import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, isWaiting, stageWidget, until } from '../../testing/index.ts';

it('is the one heading of its page, with a sentence below it', async () => {
  const { root } = await stage('a title and a sentence');
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe(
    'Manage your services in one place',
  );
  expect(root.textContent).toContain('See your bill, pay it in a minute');
});

it('waits for a name rather than show a sentence with a hole', async () => {
  const { root, portal } = await stage('a name that is not known yet');
  await until(() => portal.copy.text('shell:menu') !== undefined, 'the sentences');
  expect([isWaiting(root), within(root).queryByRole('heading')]).toEqual([true, null]);
  act(() => portal.store.set({ 'session.firstName': 'Maria' }));
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Hello, Maria');
});

function stage(name: string) {
  return stageWidget('content/heading', exampleOf('content/heading', name), { packs });
}
