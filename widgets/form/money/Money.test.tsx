import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, until } from '../../testing/index.ts';

it('keeps the amount as it was typed', async () => {
  const { root, portal } = await stage('nothing typed');
  fireEvent.change(field(root), { target: { value: '$1,234.5' } });
  expect(portal.store.read('one-time-payment.otherAmount')).toBe('$1,234.5');
  expect(field(root).value).toBe('$1,234.5');
});

it('shows what was typed before, and its hint', async () => {
  const { root } = await stage('an amount, with a hint');
  expect(field(root).value).toBe('20.00');
  expect(root.textContent).toContain('Nothing is due right now.');
});

it('says what is wrong when the customer tries to go on, and no more when it is right (BL-VAL-063, BL-VAL-064)', async () => {
  const { root } = await stage('nothing typed', { amountChoice: 'other' });
  expect([summary(), field(root).getAttribute('aria-invalid')]).toEqual([null, null]);
  fireEvent.click(within(document.body).getByRole('button', { name: 'Continue' }));
  await until(() => summary() !== null, 'the summary of errors');
  expect(field(root).getAttribute('aria-invalid')).toBe('true');
  expect(root.textContent).toContain('Please enter a valid payment amount.');
  fireEvent.change(field(root), { target: { value: '20.00' } });
  await until(() => summary() === null, 'the summary to go');
  expect(field(root).getAttribute('aria-invalid')).toBeNull();
});

async function stage(name: string, answers = {}) {
  const example = exampleOf('form/money', name);
  const staged = await stageWidget(
    'form/money',
    { ...example, answers: { ...example.answers, ...answers } },
    { packs },
  );
  await settled(staged.root);
  return staged;
}

function summary(): HTMLElement | null {
  return within(document.body).queryByText('Please correct the following error(s).');
}

function field(root: HTMLElement): HTMLInputElement {
  return within(root).getByRole<HTMLInputElement>('textbox', { name: /Other amount/ });
}
