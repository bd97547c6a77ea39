export { cancelAutoPay } from './cancelAutoPay.ts';
export { changeAutoPayDate } from './changeAutoPayDate.ts';
export { enrollInAutoPay } from './enrollInAutoPay.ts';
