export { CardBox } from './CardBox.tsx';
