export { enrollInPaperless } from './enroll-in-paperless.ts';
