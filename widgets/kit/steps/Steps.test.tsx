import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Steps } from './Steps.tsx';

it('says the step in words and fills the bar as far', () => {
  const { container } = render(<Steps current={2} total={4} label="Step 2 of 4: Method" />);
  expect(screen.getByText('Step 2 of 4: Method')).toBeDefined();
  expect(container.querySelectorAll('[data-reached="true"]')).toHaveLength(2);
  expect(container.querySelectorAll('[data-reached]')).toHaveLength(4);
});
