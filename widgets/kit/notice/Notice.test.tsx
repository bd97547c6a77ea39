import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Notice } from './Notice.tsx';

it('is quiet when it is part of the page from the start', async () => {
  const { container } = render(
    <Notice state="warning" title="Your payment is past due" headingLevel={2}>
      Pay $84.10 to avoid an interruption.
    </Notice>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your payment is past due' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  await expectNoAxeFindings(container);
});

it('interrupts or waits as it is told when it appears later', () => {
  const { rerender } = render(<Notice state="danger" title="We could not load this" announce="assertive" />);
  expect(screen.getByRole('alert').textContent).toContain('We could not load this');
  rerender(<Notice state="success" title="Saved" announce="polite" />);
  expect(screen.getByRole('status').textContent).toContain('Saved');
});

it('can be dismissed where that is offered', async () => {
  const onDismiss = vi.fn<() => void>();
  render(<Notice state="information" title="News" dismissal={{ label: 'Dismiss', onDismiss }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
