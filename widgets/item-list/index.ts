export { ItemList, type ShownItems } from './ItemList.tsx';
export { Old } from './Old.tsx';
