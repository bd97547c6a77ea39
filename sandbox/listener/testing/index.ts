export { sendRaw, type RawAnswer } from './rawRequest.ts';
