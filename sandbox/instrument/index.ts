export { isTypeRestricted, refuseMethod } from './eligibility.ts';
export { isExpired, isExpiringSoon, type Instrument } from './instrument.ts';
