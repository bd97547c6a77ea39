export { RecordList } from './RecordList.tsx';
