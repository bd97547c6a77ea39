import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { SummaryList } from './SummaryList.tsx';

it('gives every change link a name of its own', async () => {
  const { container } = render(
    <SummaryList
      rows={[
        {
          key: 'amount',
          term: 'Amount',
          detail: '$84.10',
          change: { label: 'Change', subject: 'amount', href: '#amount' },
        },
        {
          key: 'date',
          term: 'Date',
          detail: 'Friday, December 4',
          change: { label: 'Change', subject: 'date', href: '#date' },
        },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Change amount' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change date' })).toBeDefined();
  await expectNoAxeFindings(container);
});

it('can change a row without an address', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <SummaryList
      rows={[
        {
          key: 'method',
          term: 'Method',
          detail: 'Visa ending in 4242',
          change: { label: 'Change', subject: 'method', onPress },
        },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change method' }));
  expect(onPress).toHaveBeenCalledOnce();
});
