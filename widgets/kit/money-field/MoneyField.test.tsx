import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { MoneyField } from './MoneyField.tsx';

it('asks for a decimal keyboard and leaves what is typed alone', async () => {
  const { container } = render(<Amount />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Other amount' });
  expect(input.inputMode).toBe('decimal');
  await userEvent.type(input, '1,0.5x');
  expect(input.value).toBe('1,0.5x');
  await expectNoAxeFindings(container);
});

it('keeps nothing of a pasted amount that is deleted again', async () => {
  render(<Kept />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  // As browsers do it, past the property that React has put on the element.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  input.setRangeText = (text: string) => set?.call(input, text);
  await userEvent.click(input);
  await userEvent.paste('$84.10');
  expect(answer()).toBe('Answer: 84.10');
  await userEvent.clear(input);
  expect([answer(), input.value]).toEqual(['Answer: ', '']);
});

it('takes a pasted amount without its sign, at the cursor', async () => {
  render(<Amount />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '9');
  input.setSelectionRange(0, 1);
  await userEvent.paste('$ 84.10');
  expect(input.value).toBe('84.10');
});

function Amount(): ReactElement {
  const [value, setValue] = useState('');
  return (
    <MoneyField
      label="Other amount"
      value={value}
      onChange={setValue}
      currency="USD"
      sign={{ sign: '$', isFirst: true }}
    />
  );
}

/** A field and what is known of it. */
function Kept(): ReactElement {
  const [value, setValue] = useState('');
  const sign = { sign: '$', isFirst: true };
  return (
    <>
      <MoneyField label="Amount" value={value} onChange={setValue} currency="USD" sign={sign} />
      <p>Answer: {value}</p>
    </>
  );
}

const answer = (): string | null => screen.getByText(/^Answer/).textContent;
