import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Busy } from './Busy.tsx';

it('says in words what is going on', () => {
  render(<Busy title="Processing your payment" detail="Please keep this page open." />);
  expect(screen.getByRole('status').textContent).toBe('Processing your paymentPlease keep this page open.');
});
