import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget } from '../../testing/index.ts';

it('keeps whether it is ticked', async () => {
  const { root, portal } = await stage('not ticked');
  const box = within(root).getByRole<HTMLInputElement>('checkbox', { name: /Switch to paperless billing/ });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await settled(root);
  expect([box.checked, portal.store.read('one-time-payment.paperless')]).toEqual([true, true]);
  fireEvent.click(box);
  await settled(root);
  expect([box.checked, portal.store.read('one-time-payment.paperless')]).toEqual([false, false]);
});

it('is ticked where it was before', async () => {
  const { root } = await stage('ticked');
  expect(within(root).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

function stage(name: string) {
  return stageWidget('form/checkbox', exampleOf('form/checkbox', name), { packs });
}
