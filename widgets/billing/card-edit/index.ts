export { CardEdit } from './CardEdit.tsx';
