export { BrandMark } from './BrandMark.tsx';
export type { BrandMarkProps } from './BrandMark.tsx';
