import { render } from '@testing-library/react';
import { wifi } from '../../generated/glyphs/wifi.ts';
import { expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

it('is hidden from assistive technology: the text around it says the same', () => {
  const { container } = render(<Icon glyph={wifi} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
