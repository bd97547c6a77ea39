export { decideHeader } from './decideHeader.ts';
