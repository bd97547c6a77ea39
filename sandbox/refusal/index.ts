export { refuse, Refusal, REFUSAL_CODES, type RefusalCode, type RefusalDetails } from './refusal.ts';
