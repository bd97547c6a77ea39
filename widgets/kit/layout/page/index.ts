export { Page } from './Page.tsx';
export type { PageProps } from './Page.tsx';
export { PageHeading } from './PageHeading.tsx';
export type { PageHeadingProps } from './PageHeading.tsx';
