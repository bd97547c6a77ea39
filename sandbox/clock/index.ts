export {
  addDays,
  addMonths,
  dayAt,
  expirationInMonths,
  instantAt,
  isDay,
  lastDayOfExpiration,
  nextDayOfMonth,
  type Day,
} from './calendar.ts';
export type { Clock } from './clock.ts';
export { createSandboxClock, type SandboxClock } from './sandboxClock.ts';
