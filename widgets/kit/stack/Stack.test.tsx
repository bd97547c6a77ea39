import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stack } from './Stack.tsx';

it('can be a list', () => {
  render(
    <Stack as="ul">
      <li>Internet</li>
      <li>Mobile</li>
    </Stack>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
