export { decideFlow } from './decideFlow.ts';
