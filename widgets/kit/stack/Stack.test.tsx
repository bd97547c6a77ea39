import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stack } from './Stack.tsx';

it('can be a part of the page with a name of its own', () => {
  render(
    <Stack as="section">
      <h2>Internet</h2>
    </Stack>,
  );
  expect(screen.getByRole('heading').parentElement?.tagName).toBe('SECTION');
});
