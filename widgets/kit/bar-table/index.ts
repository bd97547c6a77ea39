export { BarTable } from './BarTable.tsx';
export type { Bar, BarTableProps } from './BarTable.tsx';
