export { refuse, Refusal, REFUSAL_CODES, type RefusalCode } from './refusal.ts';
