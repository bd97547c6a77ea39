import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Steps } from '../../steps/index.ts';
import { expectNoAxeFindings } from '../../testing/index.ts';
import { AboveTitle } from './AboveTitle.tsx';
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

it('has above its title what a part of it says there', () => {
  const { container } = render(
    <FocusedFlow title="How much would you like to pay?" action={undefined}>
      <p>The form</p>
      <AboveTitle>
        <p>The amount is missing</p>
      </AboveTitle>
    </FocusedFlow>,
  );
  expect(container.textContent).toBe('The amount is missingHow much would you like to pay?The form');
});

it('has no empty foot where nothing leads on', () => {
  const { container, rerender } = render(
    <FocusedFlow title="Your cart" action={undefined} otherActions={<a href="/buy">Shop</a>}>
      <p>It is empty</p>
    </FocusedFlow>,
  );
  expect(container.querySelectorAll('[class*="foot"]')).toHaveLength(0);
  rerender(
    <FocusedFlow title="Your cart" action={<button type="submit">Continue</button>}>
      <p>Two things</p>
    </FocusedFlow>,
  );
  expect(screen.getByRole('button').parentElement?.className).toContain('foot');
});
