export { createFlagService, type FlagService } from './flagService.ts';
export { createFlags, type Flags, type FlagSubject } from './flagHandlers.ts';
export type { AnsweredToggle } from './toggleAnswer.ts';
