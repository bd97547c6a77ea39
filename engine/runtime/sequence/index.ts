export { nothingSent } from './attempt.ts';
export { fieldSlots } from './fieldSlots.ts';
export { begunSequence, keepBegun } from './begunSequence.ts';
export { SequenceContext } from './SequenceContext.ts';
export { answerTimeLimit } from './runOperation.ts';
export { runSequence } from './runSequence.ts';
export type { SequenceRunner } from './sequenceRunner.ts';
export { useSequenceRunner } from './useSequenceRunner.ts';
