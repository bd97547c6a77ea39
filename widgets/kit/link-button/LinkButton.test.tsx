import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkButton } from './LinkButton.tsx';

it('is an anchor that looks like a primary button', () => {
  render(<LinkButton href="/billing/make-a-payment">Make a payment</LinkButton>);
  const link = screen.getByRole('link', { name: 'Make a payment' });
  expect(link.getAttribute('href')).toBe('/billing/make-a-payment');
  expect(link.className).toContain('primary');
});
