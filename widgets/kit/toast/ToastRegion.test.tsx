import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue } from './toastQueue.ts';

it('is a polite live region before there is anything to say', () => {
  render(<ToastRegion queue={createToastQueue()} label="Messages" dismissLabel="Dismiss" />);
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
});

it('shows what is added and lets it be dismissed', async () => {
  const queue = createToastQueue(() => () => undefined);
  const { container } = render(<ToastRegion queue={queue} label="Messages" dismissLabel="Dismiss" />);
  act(() =>
    queue.add({ state: 'success', title: 'Paperless billing is on', detail: 'We sent you an email.' }),
  );
  expect(screen.getByText('Paperless billing is on')).toBeDefined();
  await expectNoAxeFindings(container);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Paperless billing is on')).toBeNull();
});

it('stops the clock while the pointer is on it', async () => {
  const cancel = vi.fn<() => void>();
  const queue = createToastQueue(() => cancel);
  render(<ToastRegion queue={queue} label="Messages" dismissLabel="Dismiss" />);
  act(() => queue.add({ state: 'success', title: 'Saved' }));
  await userEvent.hover(screen.getByText('Saved'));
  expect(cancel).toHaveBeenCalledOnce();
});
