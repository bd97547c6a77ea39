import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Select } from './Select.tsx';

it('is named by its label, and hands on what is chosen', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = [
    { value: '', label: 'All' },
    { value: 'PENDING', label: 'Pending' },
  ];
  const { container } = render(<Select label="Status" value="" options={options} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
  expect(onChange.mock.calls).toEqual([['PENDING']]);
  await expectNoAxeFindings(container);
});
