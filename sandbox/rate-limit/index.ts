export { createRateLimit, TooManyRequests, type RateLimit } from './rateLimit.ts';
