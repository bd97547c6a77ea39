export { RecordTable } from './RecordTable.tsx';
