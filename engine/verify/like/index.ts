export { expandLikes } from './expandLikes.ts';
