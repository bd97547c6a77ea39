import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, settled, stageWidget, until } from '../../testing/index.ts';

it('brings up digits, takes a code out of a message, and has room for one that is written in groups', async () => {
  const { root } = await stage('a code');
  const { inputMode, autocomplete, maxLength } = field(root);
  expect([inputMode, autocomplete, maxLength]).toEqual(['numeric', 'one-time-code', 16]);
  expect(root.textContent).toContain("it's good for 10 minutes");
});

it.each([
  ['digits of a label', 'numeric'],
  ['a telephone number', 'tel'],
])('brings up the keyboard for %s, of which no message tells', async (name, keyboard) => {
  const { root } = await stage(name);
  const { inputMode, autocomplete } = field(root);
  expect([inputMode, autocomplete]).toEqual([keyboard, 'off']);
});

it('keeps what was typed, and offers nothing to fill in where any text may stand', async () => {
  const { root, portal } = await stage('any text');
  expect([field(root).value, field(root).autocomplete]).toEqual(['12', 'off']);
  fireEvent.change(field(root), { target: { value: '123' } });
  expect(portal.store.read('verify-account.code')).toBe('123');
});

it('BL-STM-024: says what is wrong until it is right', async () => {
  const { root } = await stage('a code');
  fireEvent.change(field(root), { target: { value: '12345' } });
  fireEvent.click(within(document.body).getByRole('button', { name: 'Verify' }));
  await until(() => field(root).getAttribute('aria-invalid') === 'true', 'the error');
  expect(root.textContent).toContain('Enter the 6-digit code');
  fireEvent.change(field(root), { target: { value: '123456' } });
  await until(() => field(root).getAttribute('aria-invalid') === null, 'the error to go');
});

async function stage(name: string) {
  const staged = await stageWidget('form/text', exampleOf('form/text', name), { packs });
  await settled(staged.root);
  return staged;
}

function field(root: HTMLElement): HTMLInputElement {
  return within(root).getByRole<HTMLInputElement>('textbox', { name: 'Code' });
}
