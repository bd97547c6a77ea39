export { LinkList } from './LinkList.tsx';
export type { LinkListItem, LinkListProps } from './LinkList.tsx';
