export { tours } from './everyTour.ts';
export { applyLook, everyLook, resize, sampledLook, type Look } from './looks.ts';
