export { branches, release } from './branches.tsx';
