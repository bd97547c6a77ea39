import { render, screen, waitFor } from '@testing-library/react';
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
  expect(screen.queryByRole('log')).toBeNull();
  await expectNoAxeFindings(container);
});

it('is said as a whole where it comes later than the page', async () => {
  render(
    <Notice state="warning" title="We could not load this" isAnnounced>
      Please try again.
    </Notice>,
  );
  await waitFor(() =>
    expect(screen.getByRole('log').textContent).toBe('We could not load this. Please try again.'),
  );
});

it('can be dismissed where that is offered', async () => {
  const onDismiss = vi.fn<() => void>();
  render(<Notice state="information" title="News" dismissal={{ label: 'Dismiss', onDismiss }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
