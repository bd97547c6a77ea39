export { enrollInPaperless } from './enrollInPaperless.ts';
