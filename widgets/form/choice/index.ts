export { Choice } from './Choice.tsx';
