import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Amount } from './Amount.tsx';

it('shows the amount as one piece of text, with no superscript cents', () => {
  render(<Amount size="display">$1,184.10</Amount>);
  expect(screen.getByText('$1,184.10').childElementCount).toBe(0);
});
