export { EachItem } from './EachItem.tsx';
