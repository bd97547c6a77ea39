export { SequenceContext } from './SequenceContext.ts';
export type { SequenceRunner } from './sequenceRunner.ts';
export { useSequenceRunner } from './useSequenceRunner.ts';
