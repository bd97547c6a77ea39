import type { ReactNode } from 'react';
import { useText } from '../../engine/index.ts';
import { Skeleton, SkeletonGroup, type SkeletonShape } from '../kit/skeleton/index.ts';

interface WaitingProps {
  shape: SkeletonShape;
  /** How many of them stand below each other. */
  count?: number;
}

/** What stands in the place of something that is loading; it is said, too, if it takes a while. */
export function Waiting({ shape, count = 1 }: WaitingProps): ReactNode {
  const text = useText();
  return (
    <SkeletonGroup label={text('essential:loading')}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape={shape} />
      ))}
    </SkeletonGroup>
  );
}
