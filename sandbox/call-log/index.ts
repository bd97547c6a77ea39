export { createCallLog, type CallLog } from './callLog.ts';
