import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextLink } from './TextLink.tsx';

it('is a plain anchor', () => {
  render(<TextLink href="/billing">Billing</TextLink>);
  const link = screen.getByRole('link', { name: 'Billing' });
  expect(link.getAttribute('href')).toBe('/billing');
  expect(link.getAttribute('target')).toBeNull();
});

it('says that it opens a new window, and gives that no way back into this one', () => {
  render(
    <TextLink href="https://example.com/" newWindow="opens in a new window">
      Store finder
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Store finder (opens in a new window)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});
