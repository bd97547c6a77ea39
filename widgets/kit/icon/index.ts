export { Icon } from './Icon.tsx';
export type { Glyph, IconProps, IconSize } from './Icon.tsx';
