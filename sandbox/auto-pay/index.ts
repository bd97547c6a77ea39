export { enrollInAutoPay } from './enroll-in-auto-pay.ts';
