import { render, screen } from '@testing-library/react';
import { wifi } from '../../generated/glyphs/wifi.ts';
import { expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

it('is hidden from assistive technology when it only decorates', () => {
  const { container } = render(<Icon glyph={wifi} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('is an image with a name when it says something alone', () => {
  render(<Icon glyph={wifi} label="Connected" />);
  expect(screen.getByRole('img', { name: 'Connected' })).toBeDefined();
});
