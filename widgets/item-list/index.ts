export { ItemList, type ShownItems } from './ItemList.tsx';
