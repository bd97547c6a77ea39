export { RecordChart } from './RecordChart.tsx';
