export { SiteFooter } from './SiteFooter.tsx';
export type { FooterLink, SiteFooterProps } from './SiteFooter.tsx';
