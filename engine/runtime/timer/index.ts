export { keepTime } from './keepTime.ts';
