export { cancelAutoPay } from './cancelAutoPay.ts';
export { changeAutoPayDate } from './changeAutoPayDate.ts';
export { autoPayChoice } from './autoPayChoice.ts';
export { enrollInAutoPay } from './enrollInAutoPay.ts';
export { setAutoPayMethod } from './setAutoPayMethod.ts';
