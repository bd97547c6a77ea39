export { handleCardFrameRequest } from './frameHandler.ts';
export type { CardFrameOptions } from './frameHandler.ts';
