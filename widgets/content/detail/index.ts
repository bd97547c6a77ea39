export { RecordDetail } from './RecordDetail.tsx';
