export { DayOfMonth } from './DayOfMonth.tsx';
