import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { x } from '../../generated/glyphs/x.ts';
import { expect, it, vi } from 'vitest';
import { Icon } from '../icon/index.ts';
import { IconButton } from './IconButton.tsx';

it('has a name and can be pressed with the keyboard', async () => {
  const onPress = vi.fn<() => void>();
  render(<IconButton label="Close" icon={<Icon glyph={x} />} onPress={onPress} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});
