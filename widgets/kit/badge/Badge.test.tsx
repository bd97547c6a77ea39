import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('says its state in words', () => {
  render(<Badge state="danger">Expired</Badge>);
  expect(screen.getByText('Expired').className).toContain('danger');
});
