import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toast } from './Toast.tsx';

it('SH-LAYOUT-008: is a live region that is there before its words, and is empty when they are gone', () => {
  const { container, rerender } = render(<Toast text={undefined} />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  rerender(<Toast text="Saved" />);
  expect(region).toBe(screen.getByText('Saved').parentElement);
  rerender(<Toast text={undefined} />);
  expect(region?.textContent).toBe('');
});
