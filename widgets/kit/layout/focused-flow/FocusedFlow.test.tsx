import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Steps } from '../../steps/index.ts';
import { expectNoAxeFindings } from '../../testing/index.ts';
import { FocusedFlow } from './FocusedFlow.tsx';

it('has one heading that can take the focus, and the summary as a complement', async () => {
  const { container } = render(
    <FocusedFlow
      progress={<Steps current={1} total={4} label="Step 1 of 4: Amount" />}
      title="How much would you like to pay?"
      summary={<p>You pay $84.10</p>}
      action={<button type="submit">Continue</button>}
    >
      <p>The form</p>
    </FocusedFlow>,
  );
  expect(screen.getByRole('heading', { level: 1 }).tabIndex).toBe(-1);
  expect(screen.getByRole('complementary').textContent).toBe('You pay $84.10');
  await expectNoAxeFindings(container);
});

it('hears Enter in a field, of several too', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <FocusedFlow title="How much would you like to pay?" onSubmit={onSubmit} action={undefined}>
      <input aria-label="Amount" />
      <input aria-label="Reference" />
    </FocusedFlow>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '20{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
