export { openToOthers } from './openToOthers.ts';
