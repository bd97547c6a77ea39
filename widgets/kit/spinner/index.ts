export { Busy } from './Busy.tsx';
export type { BusyProps } from './Busy.tsx';
export { Spinner } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
