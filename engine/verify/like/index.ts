export { expandLikes } from './expandLikes.ts';
export { writtenOut } from './writtenOut.ts';
