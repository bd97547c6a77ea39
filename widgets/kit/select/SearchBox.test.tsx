import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { SearchBox } from './SearchBox.tsx';

it('is named by its label, and hands on what is typed', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { container } = render(<SearchBox label="Find a payment" value="" onChange={onChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a payment' }), 'N');
  expect(onChange.mock.calls).toEqual([['N']]);
  await expectNoAxeFindings(container);
});
