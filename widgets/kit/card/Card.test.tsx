import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Card } from './Card.tsx';

it('is a region named by its title', async () => {
  const { container } = render(
    <Card title="Payment history">
      <p>No payments yet.</p>
    </Card>,
  );
  const region = screen.getByRole('region', { name: 'Payment history' });
  expect(within(region).getByRole('heading', { level: 2 })).toBeDefined();
  await expectNoAxeFindings(container);
});

it('is no landmark without a title', () => {
  render(<Card>Just a surface</Card>);
  expect(screen.queryByRole('region')).toBeNull();
});
