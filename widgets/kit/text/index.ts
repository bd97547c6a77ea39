export { Heading } from './Heading.tsx';
export type { HeadingLevel, HeadingProps, HeadingSize } from './Heading.tsx';
export { Text } from './Text.tsx';
export type { TextProps, TextTone } from './Text.tsx';
