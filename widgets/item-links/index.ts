export { ItemActions, ItemLink } from './ItemLinks.tsx';
