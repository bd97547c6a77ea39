import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FieldText } from './FieldText.tsx';

it('is words, and has the mark of its value before them where it is marked', () => {
  const { container, rerender } = render(<FieldText shown={{ text: 'Visa ending in 4242' }} />);
  expect(container.innerHTML).toBe('Visa ending in 4242');
  rerender(<FieldText shown={{ text: 'Visa ending in 4242', marked: 'VISA' }} />);
  expect(container.querySelector('[data-mark="VISA"]')).not.toBeNull();
  expect(container.textContent).toBe('Visa ending in 4242');
});
