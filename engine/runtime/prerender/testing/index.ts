export { branches, desk, loans, release } from './branches.tsx';
