import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

it('reads one sentence for all its shapes, and says it if it takes a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = render(
    <SkeletonGroup label="Loading your bill">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="display" width="short" />
    </SkeletonGroup>,
  );
  expect(container.textContent).toBe('Loading your bill');
  vi.advanceTimersByTime(1_000);
  expect(screen.getByRole('log').textContent).toBe('');
  vi.advanceTimersByTime(100);
  expect(screen.getByRole('log').textContent).toBe('Loading your bill');
  vi.useRealTimers();
  await expectNoAxeFindings(container);
});
