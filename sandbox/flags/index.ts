export { createFlagService, type FlagService } from './flag-service.ts';
export { createFlags, type Flags, type FlagSubject } from './flag-handlers.ts';
export type { AnsweredToggle } from './toggle-answer.ts';
