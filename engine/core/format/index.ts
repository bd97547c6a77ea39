export * from './format.ts';
export { readShortDate, writeShortDate } from './shortDate.ts';
