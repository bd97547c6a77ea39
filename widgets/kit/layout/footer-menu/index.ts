export { FooterMenu } from './FooterMenu.tsx';
export type { FooterMenuProps } from './FooterMenu.tsx';
