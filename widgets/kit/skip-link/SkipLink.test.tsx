import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

it('is a link to the main content', () => {
  render(<SkipLink href="#main">Skip to main content</SkipLink>);
  expect(screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href')).toBe('#main');
});
