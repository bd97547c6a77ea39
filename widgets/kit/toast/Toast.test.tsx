import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toast } from './Toast.tsx';

it('SH-LAYOUT-008: is a live region that is there before its words, and is empty when they are gone', () => {
  const { container, rerender } = render(<Toast text={undefined} count={0} />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  rerender(<Toast text="Saved" count={1} />);
  expect(region).toBe(screen.getByText('Saved').parentElement);
  rerender(<Toast text={undefined} count={1} />);
  expect(region?.textContent).toBe('');
});

it('the same words said again are new words to the live region, or nobody would hear them', () => {
  const { rerender } = render(<Toast text="Saved" count={1} />);
  const before = screen.getByText('Saved');
  rerender(<Toast text="Saved" count={1} />);
  expect(screen.getByText('Saved')).toBe(before);
  rerender(<Toast text="Saved" count={2} />);
  expect(screen.getByText('Saved')).not.toBe(before);
});
