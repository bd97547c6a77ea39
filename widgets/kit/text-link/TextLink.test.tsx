import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextLink } from './TextLink.tsx';

it('is a plain anchor', () => {
  render(<TextLink href="/billing">Billing</TextLink>);
  const link = screen.getByRole('link', { name: 'Billing' });
  expect(link.getAttribute('href')).toBe('/billing');
  expect(link.getAttribute('target')).toBeNull();
});

it('gives a new window no way back into this one', () => {
  render(
    <TextLink href="https://example.com/" opensNewWindow>
      Store finder (opens in a new window)
    </TextLink>,
  );
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});
