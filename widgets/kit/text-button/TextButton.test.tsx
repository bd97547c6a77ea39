import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextButton } from './TextButton.tsx';

it('is a button, whatever it looks like', async () => {
  const onPress = vi.fn<() => void>();
  render(<TextButton onPress={onPress}>Show all items</TextButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Show all items' }));
  expect(onPress).toHaveBeenCalledOnce();
});
