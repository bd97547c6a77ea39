export { TextLink } from './TextLink.tsx';
export type { TextLinkKind, TextLinkProps } from './TextLink.tsx';
