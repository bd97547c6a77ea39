export { createFlags, type Flags, type FlagSubject } from './flagHandlers.ts';
export { createFlagService } from './flagService.ts';
