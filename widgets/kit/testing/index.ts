export { axeFindings } from './axeFindings.ts';
export { expectNoAxeFindings } from './expectNoAxeFindings.ts';
export { quietFrames } from './quietFrames.ts';
