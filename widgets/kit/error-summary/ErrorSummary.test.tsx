import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const amountError = { message: 'Please enter a valid payment amount.', fieldId: 'amount' };

it('takes the focus when it appears and again with each attempt', async () => {
  const { container, rerender } = render(
    <ErrorSummary title="Please correct the following error(s)." errors={[amountError]} attempt={1} />,
  );
  expect(document.activeElement).toBe(summary());
  summary().blur();
  rerender(
    <ErrorSummary title="Please correct the following error(s)." errors={[amountError]} attempt={2} />,
  );
  expect(document.activeElement).toBe(summary());
  await expectNoAxeFindings(container);
});

it('leads to the field', async () => {
  render(
    <>
      <ErrorSummary title="Please correct" errors={[amountError]} />
      <input id="amount" aria-label="Amount" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: amountError.message }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('leads to the first choice that can be made when the field is a group', async () => {
  render(
    <>
      <ErrorSummary title="Please correct" errors={[{ message: 'Choose a method', fieldId: 'method' }]} />
      <div id="method">
        <input type="radio" disabled aria-label="Expired" />
        <input type="radio" aria-label="Visa" />
      </div>
    </>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Visa' }));
});

it('hands over to whoever can focus a field that is not in this page', async () => {
  const onSelect = vi.fn<() => void>();
  render(<ErrorSummary title="Please correct" errors={[{ ...amountError, onSelect }]} />);
  await userEvent.click(screen.getByRole('link'));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('is not there when nothing is wrong', () => {
  const { container } = render(<ErrorSummary title="Please correct" errors={[]} />);
  expect(container.childElementCount).toBe(0);
});

function summary(): HTMLElement {
  return screen.getByRole('alert', { name: 'Please correct the following error(s).' });
}
