import { act, fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget } from '../../testing/index.ts';

it('offers what holds, each with its amount (BL-OTP-003)', async () => {
  const { root, portal } = await stage('the first option chosen');
  expect(names(root)).toEqual(['Amount due', 'Other amount']);
  expect(root.textContent).toContain('$84.10');
  act(() => portal.store.set({ 'billing.pastDue': 4000, 'billing.leftPastDue': 4000 }));
  expect(names(root)).toEqual(['Amount due', 'Past due', 'Other amount']);
  expect(root.textContent).toContain('$40.00');
});

it('keeps what is chosen, and shows what the option reveals', async () => {
  const { root, portal } = await stage('an option that reveals a field');
  expect(within(root).getByRole('textbox', { name: /Other amount/ })).toBeDefined();
  fireEvent.click(radio(root, /Amount due/));
  await settled(root);
  expect(portal.store.read('one-time-payment.amountChoice')).toBe('amount-due');
  expect(within(root).queryByRole('textbox')).toBeNull();
  fireEvent.click(radio(root, /Other amount/));
  await settled(root);
  expect(portal.store.read('one-time-payment.amountChoice')).toBe('other');
  expect(within(root).getByRole('textbox')).toBeDefined();
});

it('chooses nothing where the chosen option does not hold any more', async () => {
  const { root, portal } = await stage('every option, with a hint');
  fireEvent.click(radio(root, /Past due/));
  await settled(root);
  expect(radio(root, /Past due/).checked).toBe(true);
  act(() => portal.store.set({ 'billing.pastDue': 0, 'billing.leftPastDue': 0 }));
  expect(
    within(root)
      .getAllByRole<HTMLInputElement>('radio')
      .some(({ checked }) => checked),
  ).toBe(false);
});

function stage(name: string) {
  return stageWidget('form/choice', exampleOf('form/choice', name), { packs });
}

function radio(root: HTMLElement, name: RegExp): HTMLInputElement {
  return within(root).getByRole<HTMLInputElement>('radio', { name });
}

function names(root: HTMLElement): string[] {
  return [...root.querySelectorAll('.title')].map((title) => title.textContent.trim());
}
