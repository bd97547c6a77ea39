export { noteAddress } from '../clientAddress.ts';
export { sendRaw, type RawAnswer } from './rawRequest.ts';
