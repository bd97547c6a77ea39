export { enrollInAutoPay } from './enrollInAutoPay.ts';
