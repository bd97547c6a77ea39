import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { RadioCards } from './RadioCards.tsx';

it('is a group of radio buttons named by title and amount', async () => {
  const { container } = render(<AmountChoice />);
  expect(screen.getByRole('radiogroup', { name: 'How much would you like to pay?' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Amount due $84.10' })).toBeDefined();
  await expectNoAxeFindings(container);
});

it('moves with the arrow keys and skips what cannot be chosen', async () => {
  render(<AmountChoice />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Amount due/ }).checked).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other amount' }).checked).toBe(true);
});

it.each(['gone', 'past'])(
  'is reached by Tab while its value is %s, which nobody can choose',
  async (value) => {
    render(
      <RadioCards
        label="How much would you like to pay?"
        value={value}
        onChange={() => undefined}
        options={[
          { value: 'past', title: 'Past due', disabledReason: 'Nothing is past due.' },
          { value: 'due', title: 'Amount due' },
        ]}
      />,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Amount due' }));
  },
);

it('says why an option cannot be chosen', () => {
  render(<AmountChoice />);
  const pastDue = screen.getByRole<HTMLInputElement>('radio', { name: /Past due/ });
  expect(pastDue.disabled).toBe(true);
  const description = pastDue.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Nothing is past due.');
});

it('shows what belongs to an option while it is chosen', async () => {
  render(<AmountChoice />);
  expect(screen.queryByText('Enter an amount')).toBeNull();
  await userEvent.click(screen.getByText('Other amount'));
  expect(screen.getByText('Enter an amount')).toBeDefined();
});

it('is invalid and described by its error', () => {
  render(<AmountChoice error="Choose an amount" />);
  const group = screen.getByRole('radiogroup');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Choose an amount')).toBeDefined();
});

function AmountChoice({ error }: { error?: string }): ReactElement {
  const [value, setValue] = useState<'due' | 'past' | 'other'>();
  return (
    <RadioCards
      label="How much would you like to pay?"
      error={error}
      value={value}
      onChange={setValue}
      options={[
        { value: 'due', title: 'Amount due', amount: '$84.10' },
        { value: 'past', title: 'Past due', amount: '$0.00', disabledReason: 'Nothing is past due.' },
        { value: 'other', title: 'Other amount', more: <p>Enter an amount</p> },
      ]}
    />
  );
}
