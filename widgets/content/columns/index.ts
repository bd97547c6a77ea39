export { TwoColumns } from './TwoColumns.tsx';
