import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

it('reads one sentence for all its shapes', async () => {
  const { container } = render(
    <SkeletonGroup label="Loading your bill">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="display" width="short" />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading your bill');
  await expectNoAxeFindings(container);
});
