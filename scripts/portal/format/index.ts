export { layOut } from './layOut.ts';
