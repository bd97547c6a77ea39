// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createFieldView } from './fieldView.ts';

it('a choice is a group of radio buttons that has the name and the error of what is chosen', () => {
  const words = { label: 'Type of account', hint: undefined, options: ['Checking', 'Savings'] };
  const field = {
    name: 'accountKind',
    width: 'full',
    keyboard: 'text',
    autocomplete: 'off',
    options: ['CHECKING', 'SAVINGS'],
    read: (text: string) => text,
  } as const;
  const { root, fill, value } = createFieldView(field, words);
  expect([root.getAttribute('role'), root.querySelector('legend')?.textContent]).toEqual([
    'radiogroup',
    'Type of account',
  ]);
  fill('SAVINGS');
  expect(value()).toBe('SAVINGS');
});
