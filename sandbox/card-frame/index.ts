export { handleCardFrameRequest } from './frame-handler.ts';
export type { CardFrameOptions } from './frame-handler.ts';
