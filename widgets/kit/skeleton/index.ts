export { Skeleton, SkeletonGroup } from './Skeleton.tsx';
export type { SkeletonGroupProps, SkeletonProps, SkeletonShape, SkeletonWidth } from './Skeleton.tsx';
