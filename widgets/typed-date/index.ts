export { readTypedDate, writeTypedDate } from './typedDate.ts';
