export { Summary } from './Summary.tsx';
