export { branches, loans, release } from './branches.tsx';
