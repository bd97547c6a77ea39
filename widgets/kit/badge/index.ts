export { Badge } from './Badge.tsx';
export type { BadgeProps, BadgeState } from './Badge.tsx';
