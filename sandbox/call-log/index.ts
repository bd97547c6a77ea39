export { createCallLog, type CallLog } from './call-log.ts';
