export { iconOf } from './icons.ts';
