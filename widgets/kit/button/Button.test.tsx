import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Button } from './Button.tsx';

it('is pressed by mouse and by keyboard', async () => {
  const onPress = vi.fn<() => void>();
  const { container } = render(<Button onPress={onPress}>Pay $84.10</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Pay $84.10' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
  await expectNoAxeFindings(container);
});

it('keeps the focus and ignores presses while it waits', async () => {
  const onPress = vi.fn<() => void>();
  const { rerender } = render(<Button onPress={onPress}>Pay $84.10</Button>);
  await userEvent.tab();
  rerender(
    <Button onPress={onPress} isPending pendingLabel="Processing">
      Pay $84.10
    </Button>,
  );
  const button = screen.getByRole('button');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toContain('Processing');
  expect(onPress).not.toHaveBeenCalled();
});
