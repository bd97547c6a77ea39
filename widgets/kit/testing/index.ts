export { expectNoAxeFindings } from './expectNoAxeFindings.ts';
export { quietFrames } from './quietFrames.ts';
