export { SummaryList } from './SummaryList.tsx';
export type { SummaryChange, SummaryListProps, SummaryRow } from './SummaryList.tsx';
