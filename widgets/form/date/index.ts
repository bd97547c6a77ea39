export { DateInput } from './DateInput.tsx';
